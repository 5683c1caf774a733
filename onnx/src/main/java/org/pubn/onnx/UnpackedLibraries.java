package org.pubn.onnx;

import ai.onnxruntime.OrtEnvironment;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The native libraries of ONNX Runtime in a temporary folder, for the moment in which they are
 * loaded. Left to itself ONNX Runtime unpacks them into a folder that stays behind when the program
 * ends. Where the system locks a library in use (Windows), the folder goes when the process ends,
 * as far as it can.
 */
final class UnpackedLibraries {

  /** Where ONNX Runtime looks for libraries before it unpacks its own. */
  private static final String PATH = "onnxruntime.native.path";

  private static final String RESOURCES = "ai/onnxruntime/native/";

  private static final List<String> NAMES = List.of("onnxruntime", "onnxruntime4j_jni");

  private static boolean done;

  private final Optional<Path> folder;

  private UnpackedLibraries(Optional<Path> folder) {
    this.folder = folder;
  }

  /** Unpacks them the first time, unless the user has put them somewhere. */
  static UnpackedLibraries unpack() {
    if (done || System.getProperty(PATH) != null) {
      return new UnpackedLibraries(Optional.empty());
    }
    done = true;
    List<String> resources = NAMES.stream().map(UnpackedLibraries::resource).toList();
    ClassLoader loader = OrtEnvironment.class.getClassLoader();
    if (resources.stream().anyMatch(name -> loader.getResource(name) == null)) {
      // A platform, or a way to pack libraries, that only ONNX Runtime itself knows.
      return new UnpackedLibraries(Optional.empty());
    }
    try {
      return unpack(loader, resources);
    } catch (IOException e) {
      throw new UncheckedIOException(
          "the native libraries of ONNX Runtime cannot be unpacked: " + e.getMessage(), e);
    }
  }

  private static UnpackedLibraries unpack(ClassLoader loader, List<String> resources)
      throws IOException {
    Path folder = Files.createTempDirectory("pubn-onnxruntime");
    UnpackedLibraries unpacked = new UnpackedLibraries(Optional.of(folder));
    try {
      for (String name : resources) {
        try (InputStream in = loader.getResourceAsStream(name)) {
          if (in != null) {
            Files.copy(in, folder.resolve(name.substring(name.lastIndexOf('/') + 1)));
          }
        }
      }
    } catch (IOException | RuntimeException e) {
      unpacked.delete();
      throw e;
    }
    System.setProperty(PATH, folder.toString());
    return unpacked;
  }

  private static String resource(String library) {
    return RESOURCES + platform() + "/" + System.mapLibraryName(library);
  }

  private static String platform() {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String processor = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
    String first = system.contains("win") ? "win" : system.contains("mac") ? "osx" : "linux";
    String second = processor.matches("amd64|x86_64") ? "x64" : processor;
    return first + "-" + second;
  }

  /** Removes them; to be called once they are loaded. */
  void delete() {
    folder.ifPresent(
        path -> {
          System.clearProperty(PATH);
          delete(path);
        });
  }

  private static void delete(Path folder) {
    List<Path> remaining = new ArrayList<>();
    NAMES.forEach(name -> remaining.add(folder.resolve(System.mapLibraryName(name))));
    remaining.add(folder);
    remaining.removeIf(UnpackedLibraries::isGone);
    // Deleted in the reverse order: the folder last.
    for (int i = remaining.size() - 1; i >= 0; i--) {
      remaining.get(i).toFile().deleteOnExit();
    }
  }

  private static boolean isGone(Path path) {
    try {
      Files.deleteIfExists(path);
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
