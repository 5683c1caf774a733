package org.pubn.lab.dataset;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.stream.IntStream;
import org.pubn.lab.task.ClassLabels;

/** The two files of one split, read from the class path when they are first needed. */
final class MnistFiles {

  private final Lazy<ClassLabels> classes;
  private final Lazy<IdxArray> images;

  MnistFiles(String prefix) {
    classes =
        new Lazy<>(() -> toClasses(read(prefix + "-labels-idx1-ubyte.gz", IdxReader::labels)));
    images = new Lazy<>(() -> read(prefix + "-images-idx3-ubyte.gz", IdxReader::images));
  }

  ClassLabels classes() {
    return classes.get();
  }

  IdxArray images() {
    return images.get();
  }

  private static ClassLabels toClasses(IdxArray labels) {
    return ClassLabels.of(
        IntStream.range(0, labels.items()).map(item -> labels.get(item, 0)).toArray());
  }

  @FunctionalInterface
  private interface Reader {
    IdxArray read(InputStream in, String name) throws IOException;
  }

  private static IdxArray read(String name, Reader reader) {
    try (InputStream in = MnistFiles.class.getResourceAsStream("mnist/" + name)) {
      if (in == null) {
        throw new FileNotFoundException("mnist/" + name + ": not on the class path");
      }
      return reader.read(in, name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
