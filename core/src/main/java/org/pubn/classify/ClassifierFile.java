package org.pubn.classify;

import com.fasterxml.jackson.core.JacksonException;
import java.io.CharConversionException;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipException;
import org.pubn.classify.ModelDescription.ArrayEntry;
import org.pubn.classify.ModelDescription.NetworkPart;
import org.pubn.data.AtomicFile;
import org.pubn.data.DataFormatException;
import org.pubn.engine.MinimumScorer;
import org.pubn.engine.Scorer;
import org.pubn.nn.Network;

/**
 * The file a classifier is kept in: a zip, without compression, of {@code model.json} and, for each
 * network, its parameters as little-endian 32-bit floats in {@code network-0.f32}, {@code
 * network-1.f32}, … The parameters stand layer after layer in the order that {@link
 * org.pubn.nn.LayerSpec} states. The JSON holds the format version, layers and sizes, the length
 * and SHA-256 of every array, the threshold and the {@link Provenance}.
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
   * @throws IllegalArgumentException if its scorer is not made of {@link Network}s
   * @throws IOException if the file cannot be written
   */
  public static void save(Classifier classifier, Path file) throws IOException {
    List<Network> networks = new ArrayList<>();
    collect(classifier.scorer(), networks);
    List<NetworkPart> parts = new ArrayList<>();
    Map<String, byte[]> arrays = new LinkedHashMap<>();
    for (Network network : networks) {
      String name = ModelDescription.arrayName(parts.size());
      byte[] bytes = FloatBytes.of(network.parameters());
      ArrayEntry array = new ArrayEntry(name, network.spec().parameters(), Sha256.hex(bytes));
      parts.add(new NetworkPart(network.spec(), array));
      arrays.put(name, bytes);
    }
    Map<String, byte[]> contents = new LinkedHashMap<>();
    contents.put(
        MODEL,
        ModelJson.write(
            new ModelDescription(
                classifier.preprocessing(),
                parts,
                classifier.threshold(),
                classifier.provenance())));
    contents.putAll(arrays);
    AtomicFile.write(file, out -> StoredZip.write(out, contents));
  }

  /** The networks whose smallest score is the score; the minimum does not mind how they nest. */
  private static void collect(Scorer scorer, List<Network> networks) {
    if (scorer instanceof Network network) {
      networks.add(network);
    } else if (scorer instanceof MinimumScorer minimum) {
      collect(minimum.first(), networks);
      collect(minimum.second(), networks);
    } else {
      throw new IllegalArgumentException(
          "scorer " + scorer.getClass().getSimpleName() + ": only networks can be saved");
    }
  }

  /**
   * Reads a classifier.
   *
   * @throws DataFormatException if the file is not what {@link #save} writes, or is damaged
   * @throws IOException if the file cannot be read
   */
  public static Classifier load(Path file) throws IOException {
    try (StoredZip zip = new StoredZip(file, 1 + ModelDescription.MAX_NETWORKS)) {
      ModelDescription model = ModelJson.read(modelJson(zip));
      checkNames(zip, model);
      List<Network> networks = new ArrayList<>();
      for (NetworkPart part : model.networks()) {
        networks.add(network(zip, part));
      }
      Scorer scorer = networks.stream().map(Scorer.class::cast).reduce(MinimumScorer::new).get();
      Classifier classifier =
          new Classifier(scorer, model.provenance()).withThreshold(model.threshold());
      return model.preprocessing().map(classifier::withPreprocessing).orElse(classifier);
    } catch (JacksonException e) {
      throw new DataFormatException(
          file.toString(), "model.json is not JSON: " + e.getOriginalMessage(), e);
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
    model.networks().forEach(part -> unknown.remove(part.parameters().name()));
    if (!unknown.isEmpty()) {
      throw new ZipException("entry " + unknown.iterator().next() + ": does not belong there");
    }
  }

  /** Checks size and digest before anything of the size of the array is allocated. */
  private static Network network(StoredZip zip, NetworkPart part) throws IOException {
    ArrayEntry array = part.parameters();
    if (zip.size(array.name()) != array.bytes()) {
      throw new ZipException(
          "entry "
              + array.name()
              + ": has "
              + zip.size(array.name())
              + " bytes, must have "
              + array.bytes());
    }
    MessageDigest digest = Sha256.start();
    zip.scan(array.name(), (block, length) -> digest.update(block, 0, length));
    if (!Sha256.hex(digest).equals(array.sha256())) {
      throw new ZipException("entry " + array.name() + ": does not have the SHA-256 declared");
    }
    return new Network(part.spec(), FloatBytes.toFloats(zip.bytes(array.name())));
  }
}
