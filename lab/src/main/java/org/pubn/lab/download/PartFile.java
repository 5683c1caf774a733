package org.pubn.lab.download;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/**
 * A download that may not be complete yet. Beside it lies a file with the address it comes from and
 * the validator (RFC 9110, section 8.8) by which the server can tell whether its file is still the
 * same; without a validator a download cannot be continued.
 */
final class PartFile {

  private final Disk disk;
  private final Path file;
  private final Path origin;

  PartFile(Disk disk, Path directory, String archiveName) {
    this.disk = disk;
    file = directory.resolve(archiveName + ".part");
    origin = directory.resolve(archiveName + ".part.origin");
  }

  Path path() {
    return file;
  }

  /** How many bytes there are. */
  long size() {
    try {
      return Files.exists(file) ? Files.size(file) : 0;
    } catch (IOException e) {
      throw DiskWriter.failure(file, e);
    }
  }

  /** The validator to continue a download from an address with; empty if it must start over. */
  Optional<String> validatorOf(URI source) {
    if (size() == 0 || !Files.exists(origin)) {
      return Optional.empty();
    }
    try {
      List<String> lines = new String(Files.readAllBytes(origin), UTF_8).lines().toList();
      return lines.size() == 2 && lines.get(0).equals(source.toString())
          ? Optional.of(lines.get(1))
          : Optional.empty();
    } catch (IOException e) {
      throw DiskWriter.failure(origin, e);
    }
  }

  /** Forgets what there is and notes where the bytes to come are from. */
  void restart(URI source, Optional<String> validator) {
    discard();
    if (validator.isPresent()) {
      byte[] lines = (source + "\n" + validator.get() + "\n").getBytes(UTF_8);
      try (DiskWriter out = new DiskWriter(disk, origin)) {
        out.write(lines, lines.length);
      }
    }
  }

  /** Opens the file to add bytes to it. */
  DiskWriter append() {
    return new DiskWriter(disk, file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  /** Whether a later download could go on from here. */
  boolean isResumable() {
    return size() > 0 && Files.exists(origin);
  }

  void discard() {
    try {
      Files.deleteIfExists(file);
      Files.deleteIfExists(origin);
    } catch (IOException e) {
      throw DiskWriter.failure(file, e);
    }
  }
}
