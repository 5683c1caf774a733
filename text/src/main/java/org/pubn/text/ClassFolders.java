package org.pubn.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.pubn.storage.DataFormatException;

/**
 * Documents that lie in one folder per class, as those of 20 Newsgroups do. Classes are numbered in
 * the order of the names of their folders; documents are sorted by class, then by file name,
 * because the order in which a directory lists its files is nobody's promise. Immutable; a document
 * is read when it is asked for.
 */
public final class ClassFolders {

  private final List<String> classes;
  private final List<Path> files;
  private final int[] labels;
  private final Charset charset;

  private ClassFolders(List<String> classes, List<Path> files, int[] labels, Charset charset) {
    this.classes = classes;
    this.files = files;
    this.labels = labels;
    this.charset = charset;
  }

  /**
   * Looks for the documents below a folder.
   *
   * @param charset how they are encoded
   * @throws DataFormatException if there are none
   */
  public static ClassFolders in(Path root, Charset charset) throws IOException {
    List<String> classes = new ArrayList<>();
    List<Path> files = new ArrayList<>();
    List<Integer> labels = new ArrayList<>();
    for (Path folder : sorted(root, Files::isDirectory)) {
      for (Path file : sorted(folder, Files::isRegularFile)) {
        files.add(file);
        labels.add(classes.size());
      }
      classes.add(name(folder));
    }
    if (files.isEmpty()) {
      throw new DataFormatException(
          root.toString(), "holds no documents; there must be one folder per class with files");
    }
    return new ClassFolders(
        List.copyOf(classes),
        List.copyOf(files),
        labels.stream().mapToInt(Integer::intValue).toArray(),
        charset);
  }

  private static List<Path> sorted(Path directory, Predicate<Path> wanted) throws IOException {
    try (Stream<Path> found = Files.list(directory)) {
      return found.filter(wanted).sorted(Comparator.comparing(ClassFolders::name)).toList();
    }
  }

  private static String name(Path path) {
    return String.valueOf(path.getFileName());
  }

  /** The names of the classes, by their numbers. */
  public List<String> classes() {
    return classes;
  }

  /** How many documents there are. */
  public int size() {
    return labels.length;
  }

  /** The class of every document, in order. */
  public int[] labels() {
    return labels.clone();
  }

  /** Reads a document. Bytes that are no text become replacement characters. */
  public String text(int document) {
    try {
      return new String(Files.readAllBytes(files.get(document)), charset);
    } catch (IOException e) {
      throw new UncheckedIOException(files.get(document) + ": cannot be read", e);
    }
  }
}
