package org.pubn.modelfile;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.zip.ZipException;
import org.pubn.engine.MeanScorer;
import org.pubn.engine.MinimumScorer;
import org.pubn.engine.Scorer;
import org.pubn.modelfile.ScorerShape.Entry;
import org.pubn.modelfile.ScorerShape.Join;
import org.pubn.modelfile.ScorerShape.Joined;
import org.pubn.modelfile.ScorerShape.Net;
import org.pubn.modelfile.ScorerShape.Other;
import org.pubn.nn.Network;
import org.pubn.origin.Sha256;

/** Takes a decision function apart into entries of a zip, and puts it together again. */
final class ScorerEntries {

  private final Map<String, byte[]> contents = new LinkedHashMap<>();

  /** The bytes of the functions taken apart, by the names of their entries. */
  Map<String, byte[]> contents() {
    return contents;
  }

  /**
   * Takes a function apart.
   *
   * @throws IllegalArgumentException if nothing can write one of its parts
   */
  ScorerShape add(Scorer scorer) throws IOException {
    if (scorer instanceof Network network) {
      return new Net(
          network.spec(), entry(Net.name(contents.size()), FloatBytes.of(network.parameters())));
    }
    if (scorer instanceof MinimumScorer) {
      // The minimum does not mind how its parts nest.
      List<Scorer> parts = new ArrayList<>();
      flatten(scorer, parts);
      return joined(Join.MINIMUM, parts);
    }
    if (scorer instanceof MeanScorer mean) {
      return joined(Join.MEAN, mean.members());
    }
    for (ScorerFormat format : ServiceLoader.load(ScorerFormat.class)) {
      if (format.writes(scorer)) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        format.write(scorer, out);
        String name = Other.name(format.kind(), contents.size());
        return new Other(format.kind(), entry(name, out.toByteArray()));
      }
    }
    throw new IllegalArgumentException(
        "scorer " + scorer.getClass().getSimpleName() + ": cannot be saved");
  }

  private ScorerShape joined(Join join, List<Scorer> parts) throws IOException {
    List<ScorerShape> shapes = new ArrayList<>();
    for (Scorer part : parts) {
      shapes.add(add(part));
    }
    return new Joined(join, shapes);
  }

  private static void flatten(Scorer scorer, List<Scorer> parts) {
    if (scorer instanceof MinimumScorer minimum) {
      flatten(minimum.first(), parts);
      flatten(minimum.second(), parts);
    } else {
      parts.add(scorer);
    }
  }

  private Entry entry(String name, byte[] bytes) {
    contents.put(name, bytes);
    return new Entry(name, bytes.length, Sha256.hex(bytes));
  }

  /** Puts a function together. */
  static Scorer read(StoredZip zip, ScorerShape shape) throws IOException {
    if (shape instanceof Net net) {
      return new Network(net.spec(), FloatBytes.toFloats(checked(zip, net.entry())));
    }
    if (shape instanceof Other other) {
      byte[] bytes = checked(zip, other.entry());
      return format(other.kind())
          .read(new ByteArrayInputStream(bytes), bytes.length, other.entry().name());
    }
    Joined joined = (Joined) shape;
    List<Scorer> parts = new ArrayList<>();
    for (ScorerShape part : joined.of()) {
      parts.add(read(zip, part));
    }
    return joined.join() == Join.MEAN
        ? new MeanScorer(parts)
        : parts.stream().reduce(MinimumScorer::new).orElseThrow();
  }

  private static ScorerFormat format(String kind) {
    for (ScorerFormat format : ServiceLoader.load(ScorerFormat.class)) {
      if (format.kind().equals(kind)) {
        return format;
      }
    }
    throw new IllegalArgumentException(
        "scorer \"" + kind + "\": needs a module that is not on the class path");
  }

  /** Checks size and digest before anything of the size of the entry is allocated. */
  private static byte[] checked(StoredZip zip, Entry entry) throws IOException {
    if (zip.size(entry.name()) != entry.bytes()) {
      throw new ZipException(
          "entry "
              + entry.name()
              + ": has "
              + zip.size(entry.name())
              + " bytes, must have "
              + entry.bytes());
    }
    MessageDigest digest = Sha256.start();
    zip.scan(entry.name(), (block, length) -> digest.update(block, 0, length));
    if (!Sha256.hex(digest).equals(entry.sha256())) {
      throw new ZipException("entry " + entry.name() + ": does not have the SHA-256 declared");
    }
    return zip.bytes(entry.name());
  }
}
