package org.pubn.learn;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Supplier;
import org.pubn.classify.SamplesDigest;
import org.pubn.data.InputException;
import org.pubn.storage.AtomicFile;
import org.pubn.storage.IoReason;

/**
 * The file of one training under way: a mark, the fingerprint of the training, what was written
 * down, and the digest of all that. It is replaced as a whole, and believed only if the digest is
 * right and the training the same.
 */
final class CheckpointFile {

  private static final byte[] MARK = "pubn-training-1\n".getBytes(StandardCharsets.US_ASCII);
  private static final int DIGEST = 32;

  private final Path folder;
  private final Supplier<byte[]> print;
  private Optional<byte[]> known = Optional.empty();

  /**
   * @param print gives the fingerprint, which takes a while and is needed only where something is
   *     written down
   */
  private CheckpointFile(Path folder, Supplier<byte[]> print) {
    this.folder = folder;
    this.print = print;
  }

  private byte[] fingerprint() {
    byte[] fingerprint = known.orElseGet(print);
    known = Optional.of(fingerprint);
    return fingerprint;
  }

  private Path path() {
    return folder.resolve(Checkpoints.name(HexFormat.of().formatHex(fingerprint())));
  }

  /** Writes or reads what was written down. */
  @FunctionalInterface
  interface Content<T> {
    void with(T stream) throws IOException;
  }

  /**
   * The file of a training, where trainings are written down.
   *
   * @param sigma the logits of σ̂ that the training starts from
   */
  static Optional<CheckpointFile> of(
      Checkpoints checkpoints, Problem problem, TrainingStep step, float[][] sigma) {
    return checkpoints
        .folder()
        .map(folder -> new CheckpointFile(folder, () -> fingerprint(problem, step, sigma)));
  }

  private static byte[] fingerprint(Problem problem, TrainingStep step, float[][] sigma) {
    MessageDigest digest = sha256();
    String description =
        String.join(
            "\n",
            problem.model().toString(),
            problem.model().engine(),
            problem.seed().toString(),
            step.purpose(),
            step.risk().toString(),
            step.optimisation().toString(),
            step.criteria().toString(),
            SamplesDigest.of(problem.data().training()).toString(),
            SamplesDigest.of(problem.data().validation()).toString());
    digest.update(description.getBytes(StandardCharsets.UTF_8));
    for (float[] logits : sigma) {
      digest.update(Arrays.toString(logits).getBytes(StandardCharsets.US_ASCII));
    }
    return digest.digest();
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  void write(Content<DataOutputStream> content) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      bytes.write(MARK);
      bytes.write(fingerprint());
      try (DataOutputStream out = new DataOutputStream(bytes)) {
        content.with(out);
      }
      byte[] body = bytes.toByteArray();
      Files.createDirectories(folder);
      AtomicFile.write(
          path(),
          out -> {
            out.write(body);
            out.write(sha256().digest(body));
          });
    } catch (IOException e) {
      throw new InputException(path() + ": cannot be written: " + IoReason.of(e), e);
    }
  }

  /**
   * Reads the file, if it is there.
   *
   * @return whether it is
   * @throws InputException if it is damaged or belongs to another training
   */
  boolean read(Content<DataInputStream> content) {
    if (!Files.exists(folder) || !Files.exists(path())) {
      return false;
    }
    byte[] fingerprint = fingerprint();
    try {
      byte[] bytes = Files.readAllBytes(path());
      int length = bytes.length - DIGEST;
      int header = MARK.length + fingerprint.length;
      if (length < header
          || !Arrays.equals(Arrays.copyOf(bytes, MARK.length), MARK)
          || !Arrays.equals(
              sha256().digest(Arrays.copyOf(bytes, length)),
              Arrays.copyOfRange(bytes, length, bytes.length))) {
        throw damaged("its bytes are not those that were written");
      }
      if (!Arrays.equals(Arrays.copyOfRange(bytes, MARK.length, header), fingerprint)) {
        throw damaged("it belongs to another training");
      }
      try (DataInputStream in =
          new DataInputStream(new ByteArrayInputStream(bytes, header, length - header))) {
        content.with(in);
        if (in.read() >= 0) {
          throw damaged("it is longer than it should be");
        }
      }
      return true;
    } catch (IOException e) {
      throw damaged(String.valueOf(e.getMessage()));
    }
  }

  private InputException damaged(String reason) {
    return new InputException(
        path() + ": cannot continue this training: " + reason + "; delete it to start anew");
  }
}
