package org.pubn.lab.download;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;

/** Makes small archives, also such as no honest program would make. */
final class TarMaker {

  private final ByteArrayOutputStream tar = new ByteArrayOutputStream();

  TarMaker file(String path, byte[] contents) {
    return entry('0', path, contents);
  }

  TarMaker directory(String path) {
    return entry('5', path, new byte[0]);
  }

  /** The long name of the next entry, as GNU tar writes it. */
  TarMaker gnuLongName(String path) {
    return entry('L', "././@LongLink", (path + "\0").getBytes(UTF_8));
  }

  /** Records for the next entry, as pax writes them. */
  TarMaker pax(String... keysAndValues) {
    StringBuilder records = new StringBuilder();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      String record = " " + keysAndValues[i] + "=" + keysAndValues[i + 1] + "\n";
      int length = record.length() + 1;
      length += Integer.toString(length + 1).length() - 1;
      records.append(length).append(record);
    }
    return entry('x', "PaxHeaders/next", records.toString().getBytes(UTF_8));
  }

  TarMaker entry(char type, String path, byte[] contents) {
    return header(type, "", path, contents.length).contents(contents);
  }

  /** A header alone, which may lie about the length of what follows. */
  TarMaker header(char type, String prefix, String path, long bytes) {
    byte[] block = new byte[512];
    put(block, 0, path);
    put(block, 100, "0000644");
    put(block, 124, String.format(Locale.ROOT, "%011o", bytes));
    put(block, 136, "00000000000");
    block[156] = (byte) type;
    put(block, 257, "ustar\00000");
    put(block, 345, prefix);
    put(block, 148, "        ");
    int sum = 0;
    for (byte b : block) {
      sum += b & 0xff;
    }
    put(block, 148, String.format(Locale.ROOT, "%06o\0 ", sum));
    tar.writeBytes(block);
    return this;
  }

  TarMaker contents(byte[] contents) {
    tar.writeBytes(contents);
    tar.writeBytes(new byte[Math.floorMod(-contents.length, 512)]);
    return this;
  }

  private static void put(byte[] block, int at, String text) {
    byte[] bytes = text.getBytes(ISO_8859_1);
    System.arraycopy(bytes, 0, block, at, bytes.length);
  }

  /** The archive up to here, without an end. */
  byte[] unfinished() {
    return tar.toByteArray();
  }

  byte[] toTar() {
    ByteArrayOutputStream finished = new ByteArrayOutputStream();
    finished.writeBytes(tar.toByteArray());
    finished.writeBytes(new byte[1024]);
    return finished.toByteArray();
  }

  byte[] toTarGz() {
    return gzip(toTar());
  }

  static byte[] gzip(byte[] bytes) {
    ByteArrayOutputStream zipped = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(zipped)) {
      out.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return zipped.toByteArray();
  }
}
