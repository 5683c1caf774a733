package org.pubn.storage;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The new contents of a file, complete and on the disk, but not yet in its place. Closed without
 * {@link #commit}, they are gone and the file is as before.
 */
public final class StagedFile implements Closeable {

  private final Path target;
  private final TemporaryFile temporary;
  private final String sha256;

  private StagedFile(Path target, TemporaryFile temporary, String sha256) {
    this.target = target;
    this.temporary = temporary;
    this.sha256 = sha256;
  }

  /**
   * Writes the contents.
   *
   * @param target the file as the user calls it
   * @param place where it really lies
   */
  static StagedFile of(Path target, Path place, AtomicFile.Content content) throws IOException {
    TemporaryFile temporary = TemporaryFile.create(place);
    try {
      MessageDigest digest = newDigest();
      OutputStream out =
          new DigestOutputStream(
              new BufferedOutputStream(new NamedOutput(target, temporary.output()), 1 << 16),
              digest);
      content.writeTo(out);
      out.flush();
      sync(target, temporary);
      return new StagedFile(target, temporary, HexFormat.of().formatHex(digest.digest()));
    } catch (IOException | RuntimeException | Error e) {
      temporary.close();
      throw e;
    }
  }

  private static void sync(Path target, TemporaryFile temporary) throws IOException {
    try {
      temporary.sync();
    } catch (IOException e) {
      throw NamedOutput.named(target, e);
    }
  }

  private static MessageDigest newDigest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }

  /** SHA-256 of the contents, in hexadecimal digits. */
  public String sha256() {
    return sha256;
  }

  /** Puts the contents into their place. */
  public void commit() throws IOException {
    try {
      temporary.moveIntoPlace();
    } catch (IOException e) {
      throw NamedOutput.named(target, e);
    }
  }

  @Override
  public void close() throws IOException {
    temporary.close();
  }
}
