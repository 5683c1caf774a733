package org.pubn.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.pubn.classify.Classifier;
import org.pubn.modelfile.ClassifierFile;

/** Classifiers that all tasks of a JVM share: each file is read once. */
final class SharedClassifiers {

  private static final int MOST = 4;

  private static final Map<String, Classifier> KNOWN =
      Collections.synchronizedMap(
          new LinkedHashMap<>() {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Classifier> eldest) {
              return size() > MOST;
            }
          });

  private SharedClassifiers() {}

  /** The classifier of a file, given by its bytes. */
  static Classifier of(byte[] file) {
    return KNOWN.computeIfAbsent(digest(file), key -> read(file));
  }

  private static String digest(byte[] file) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(file));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Classifier read(byte[] bytes) {
    try {
      Path file = Files.createTempFile("pubn", ".pubn");
      try {
        Files.write(file, bytes);
        return ClassifierFile.load(file);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
