package org.pubn.modelfile;

import com.fasterxml.jackson.core.JacksonException;
import java.io.CharConversionException;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipException;
import org.pubn.classify.Classifier;
import org.pubn.classify.Provenance;
import org.pubn.engine.Scorer;
import org.pubn.origin.Sha256;
import org.pubn.storage.AtomicFile;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.IoReason;
import org.pubn.storage.StagedFile;

/**
 * The file a classifier is kept in: a zip, without compression, of {@code model.json} and, for each
 * network, its parameters as little-endian 32-bit floats in {@code network-0.f32}, {@code
 * network-1.f32}, … The parameters stand layer after layer in the order that {@link
 * org.pubn.nn.LayerSpec} states. What is no network is in entries of its own, as its {@link
 * ScorerFormat} writes it. The JSON holds the format version, layers and sizes, the length and
 * SHA-256 of every entry, the threshold and the {@link Provenance}.
 *
 * <p>Equal classifiers give equal bytes. Loading executes nothing that is in the file.
 */
public final class ClassifierFile {

  private static final String MODEL = "model.json";

  /** Provenance and shapes take a few kilobytes, the terms of a large vocabulary megabytes. */
  private static final int MAX_MODEL_BYTES = 1 << 25;

  private ClassifierFile() {}

  /**
   * Writes a classifier, replacing a file that is there; on failure nothing changes.
   *
   * @throws IllegalArgumentException if its scorer is made of something that no {@link
   *     ScorerFormat} writes
   * @throws IOException if the file cannot be written
   */
  public static void save(Classifier classifier, Path file) throws IOException {
    try (StagedFile staged = stage(classifier, file)) {
      staged.commit();
    }
  }

  /** Like {@link #save}, but the file is as before until {@link StagedFile#commit}. */
  public static StagedFile stage(Classifier classifier, Path file) throws IOException {
    ScorerEntries entries = new ScorerEntries();
    ScorerShape shape = entries.add(classifier.scorer());
    Map<String, byte[]> contents = new LinkedHashMap<>();
    contents.put(
        MODEL,
        ModelJson.write(
            new ModelDescription(
                classifier.preprocessing(),
                classifier.calibration(),
                shape,
                classifier.threshold(),
                classifier.provenance())));
    contents.putAll(entries.contents());
    return AtomicFile.stage(file, out -> StoredZip.write(out, contents));
  }

  /**
   * Reads a classifier.
   *
   * @throws DataFormatException if the file is not what {@link #save} writes, or is damaged
   * @throws IOException if the file cannot be read
   */
  public static Classifier load(Path file) throws IOException {
    try (StoredZip zip = new StoredZip(file, 1 + ModelDescription.MAX_ENTRIES)) {
      ModelDescription model = ModelJson.read(modelJson(zip));
      checkNames(zip, model);
      Scorer scorer = ScorerEntries.read(zip, model.scorer());
      Classifier bare = new Classifier(scorer, model.provenance()).withThreshold(model.threshold());
      Classifier classifier = model.calibration().map(bare::withCalibration).orElse(bare);
      return model.preprocessing().map(classifier::withPreprocessing).orElse(classifier);
    } catch (JacksonException e) {
      throw new DataFormatException(
          file.toString(), "model.json is not JSON: " + IoReason.of(e), e);
    } catch (CharConversionException e) {
      throw new DataFormatException(file.toString(), "model.json is not UTF-8 text", e);
    } catch (EOFException e) {
      throw new DataFormatException(file.toString(), "not a classifier file: ends too early", e);
    } catch (ZipException e) {
      throw new DataFormatException(file.toString(), "not a classifier file: " + e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new DataFormatException(file.toString(), String.valueOf(e.getMessage()), e);
    }
  }

  /**
   * SHA-256 of a file as it is on the disk, in hexadecimal digits.
   *
   * @throws IOException if the file cannot be read
   */
  public static String sha256(Path file) throws IOException {
    MessageDigest digest = Sha256.start();
    try (InputStream in = Files.newInputStream(file)) {
      byte[] block = new byte[1 << 16];
      for (int length = in.read(block); length >= 0; length = in.read(block)) {
        digest.update(block, 0, length);
      }
    }
    return Sha256.hex(digest);
  }

  private static byte[] modelJson(StoredZip zip) throws IOException {
    if (zip.size(MODEL) > MAX_MODEL_BYTES) {
      throw new ZipException(
          MODEL + " of " + zip.size(MODEL) + " bytes: must be at most " + MAX_MODEL_BYTES);
    }
    return zip.bytes(MODEL);
  }

  private static void checkNames(StoredZip zip, ModelDescription model) throws ZipException {
    Set<String> unknown = new TreeSet<>(zip.names());
    unknown.remove(MODEL);
    model.scorer().entries().forEach(entry -> unknown.remove(entry.name()));
    if (!unknown.isEmpty()) {
      throw new ZipException("entry " + unknown.iterator().next() + ": does not belong there");
    }
  }
}
