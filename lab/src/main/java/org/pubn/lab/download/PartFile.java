package org.pubn.lab.download;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
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
record PartFile(Path path, Disk disk) {

  private Path origin() {
    return path.resolveSibling(path.getFileName() + ".origin");
  }

  /** How many bytes there are. */
  long size() {
    return Disk.attempt(path, () -> Files.exists(path) ? Files.size(path) : 0L);
  }

  Checksum checksum(String algorithm) {
    return Disk.attempt(path, () -> Checksum.of(algorithm, path));
  }

  /** The validator to continue a download from an address with; empty if it must start over. */
  Optional<String> validatorOf(URI source) {
    if (!isResumable()) {
      return Optional.empty();
    }
    byte[] bytes = Disk.attempt(origin(), () -> Files.readAllBytes(origin()));
    List<String> lines = new String(bytes, UTF_8).lines().toList();
    return lines.size() == 2 && lines.get(0).equals(source.toString())
        ? Optional.of(lines.get(1))
        : Optional.empty();
  }

  /** Whether a later download could go on from here. */
  boolean isResumable() {
    return size() > 0 && Files.exists(origin());
  }

  /** Forgets what there is and notes where the bytes to come are from. */
  void restart(URI source, Optional<String> validator) throws IOException {
    discard();
    if (validator.isPresent()) {
      byte[] lines = (source + "\n" + validator.get() + "\n").getBytes(UTF_8);
      disk.write(new ByteArrayInputStream(lines), origin());
    }
  }

  /**
   * Adds what a stream still has.
   *
   * @return false, without reading on, if the file gets longer than so many bytes
   * @throws IOException if the stream cannot be read
   */
  boolean append(InputStream in, long limit) throws IOException {
    InputStream oneTooMany =
        new FilterInputStream(in) {
          private long left = limit + 1 - size();

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            int n = left <= 0 ? -1 : super.read(bytes, offset, (int) Math.min(length, left));
            left -= n;
            return n;
          }
        };
    disk.write(oneTooMany, path, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    return size() <= limit;
  }

  void discard() {
    for (Path file : List.of(path, origin())) {
      boolean unused = Disk.attempt(file, () -> Files.deleteIfExists(file));
    }
  }
}
