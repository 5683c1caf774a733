package org.pubn.lab.dataset;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.pubn.data.DenseFeatures;
import org.pubn.lab.task.ClassLabels;
import org.pubn.storage.DataFormatException;

/**
 * Batches of the binary version of CIFAR-10 as they are published: records of a label and 3 × 32 ×
 * 32 bytes, color after color, row after row. They are read from unpacked files or, where these are
 * not there, straight from the archive.
 */
final class Cifar10Batches {

  static final int PIXELS = 3 * 32 * 32;

  private static final int RECORD = 1 + PIXELS;
  private static final String FOLDER = "cifar-10-batches-bin";
  private static final String ARCHIVE = "cifar-10-binary.tar.gz";

  /** For every color, what its bytes stand for: (v / 255 − mean) / standard deviation. */
  private static final float[][] STANDARDIZED = {
    standardized(0.4914, 0.2023), standardized(0.4822, 0.1994), standardized(0.4465, 0.2010)
  };

  private final byte[] records;

  private Cifar10Batches(byte[] records) {
    this.records = records;
  }

  private static float[] standardized(double mean, double std) {
    float[] table = new float[256];
    for (int v = 0; v < table.length; v++) {
      table[v] = (float) ((v / 255.0 - mean) / std);
    }
    return table;
  }

  /** Whether a directory has the files or the archive, as far as a glance tells. */
  static boolean areIn(Path directory) {
    return Files.isDirectory(directory.resolve(FOLDER))
        || Files.isRegularFile(directory.resolve(ARCHIVE));
  }

  /**
   * Reads batches one after the other.
   *
   * @param names of the files, without their folder
   * @param perBatch how many records each must have
   * @throws DataFormatException if one is missing, has another size, or a label that is none
   */
  static Cifar10Batches read(Path directory, List<String> names, int perBatch) {
    byte[] records = new byte[names.size() * perBatch * RECORD];
    boolean unpacked = Files.isDirectory(directory.resolve(FOLDER));
    Path source = directory.resolve(unpacked ? FOLDER : ARCHIVE);
    try {
      if (unpacked) {
        for (int i = 0; i < names.size(); i++) {
          readFile(source.resolve(names.get(i)), records, i * perBatch * RECORD, perBatch * RECORD);
        }
      } else {
        readArchive(source, names, records, perBatch * RECORD);
      }
    } catch (ZipException | EOFException e) {
      throw new DataFormatException(source.toString(), "damaged: " + e.getMessage(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(source + ": cannot be read: " + e.getMessage(), e);
    }
    for (int at = 0; at < records.length; at += RECORD) {
      if (records[at] < 0 || records[at] >= Cifar10Tasks.CLASSES) {
        String name = names.get(at / RECORD / perBatch);
        throw new DataFormatException(
            source + "/" + name,
            "record "
                + at / RECORD % perBatch
                + ": label "
                + (records[at] & 0xff)
                + ", must be 0 … 9");
      }
    }
    return new Cifar10Batches(records);
  }

  private static void readFile(Path file, byte[] records, int at, int length) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new DataFormatException(file.toString(), "is missing");
    }
    requireSize(file.toString(), Files.size(file), length);
    try (InputStream in = Files.newInputStream(file)) {
      readBatch(file.toString(), in, records, at, length);
    }
  }

  private static void readArchive(Path archive, List<String> names, byte[] records, int length)
      throws IOException {
    int found = 0;
    try (InputStream file = new BufferedInputStream(Files.newInputStream(archive));
        TarArchiveInputStream tar = new TarArchiveInputStream(new GZIPInputStream(file))) {
      for (TarArchiveEntry entry = tar.getNextEntry();
          entry != null && found < names.size();
          entry = tar.getNextEntry()) {
        for (int i = 0; i < names.size(); i++) {
          if (entry.getName().equals(FOLDER + "/" + names.get(i))) {
            String name = archive + "/" + names.get(i);
            requireSize(name, entry.getSize(), length);
            readBatch(name, tar, records, i * length, length);
            found++;
          }
        }
      }
    }
    if (found < names.size()) {
      throw new DataFormatException(
          archive.toString(),
          "has " + found + " of the " + names.size() + " batches " + String.join(", ", names));
    }
  }

  private static void requireSize(String name, long bytes, int length) {
    if (bytes != length) {
      throw new DataFormatException(name, "has " + bytes + " bytes, must have " + length);
    }
  }

  private static void readBatch(String name, InputStream in, byte[] records, int at, int length)
      throws IOException {
    int n = in.readNBytes(records, at, length);
    requireSize(name, n, length);
  }

  ClassLabels classes() {
    int[] classes = new int[records.length / RECORD];
    for (int i = 0; i < classes.length; i++) {
      classes[i] = records[i * RECORD];
    }
    return ClassLabels.of(classes);
  }

  /** The pixels of some records, standardized. */
  DenseFeatures rows(int[] rows) {
    float[] values = new float[Math.multiplyExact(rows.length, PIXELS)];
    int next = 0;
    for (int row : rows) {
      int at = row * RECORD + 1;
      for (float[] color : STANDARDIZED) {
        for (int pixel = 0; pixel < PIXELS / STANDARDIZED.length; pixel++) {
          values[next++] = color[records[at++] & 0xff];
        }
      }
    }
    return DenseFeatures.ofOwned(PIXELS, values);
  }
}
