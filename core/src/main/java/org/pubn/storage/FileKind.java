package org.pubn.storage;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;

/** What lies at a path, as its name says; every reader of a user's files goes by it. */
public enum FileKind {
  /** A folder, with a document per file. */
  FOLDER,
  /** A document per line: {@code .txt}. */
  LINES,
  /** Ready-made features in a NumPy array: {@code .npy}. */
  NPY,
  /** Ready-made features, every row with a label before it: {@code .svm}, {@code .svmlight}. */
  LIBSVM,
  /** Rows of named columns: whatever {@link TableFiles} opens. */
  TABLE;

  private static final Set<String> LIBSVM_ENDINGS = Set.of("svm", "libsvm", "svmlight");

  /** The kind of a file; text may be packed by gzip ({@code .svm.gz}). */
  public static FileKind of(Path path) {
    if (Files.isDirectory(path)) {
      return FOLDER;
    }
    String ending = ending(path);
    if (LIBSVM_ENDINGS.contains(ending)) {
      return LIBSVM;
    }
    return switch (ending) {
      case "txt" -> LINES;
      case "npy" -> NPY;
      default -> TABLE;
    };
  }

  /** Whether there are documents and nothing else, so that no column need be named. */
  public boolean isText() {
    return this == FOLDER || this == LINES;
  }

  /** Whether there are features that are used as they are. */
  public boolean isFeatures() {
    return this == NPY || this == LIBSVM;
  }

  /** What follows the last dot of a name, but for {@code .gz}; in lower case; empty if nothing. */
  static String ending(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    String plain = name.replaceFirst("(?<!\\.npy)\\.gz$", "");
    int dot = plain.lastIndexOf('.');
    return dot < 0 ? "" : plain.substring(dot + 1);
  }
}
