package org.pubn.modelfile;

import java.util.List;
import java.util.stream.Stream;
import org.pubn.nn.NetworkSpec;
import org.pubn.origin.Sha256;

/** How a decision function is made up, and where in the zip its numbers are. */
sealed interface ScorerShape {

  /** An entry of the zip. */
  record Entry(String name, long bytes, String sha256) {
    public Entry {
      Sha256.requireHex(sha256);
    }
  }

  /** A network, whose parameters are 32-bit floats. */
  record Net(NetworkSpec spec, Entry entry) implements ScorerShape {
    static final String KIND = "network";

    public Net {
      long length = entry.bytes() / Float.BYTES;
      if (length != spec.stored()) {
        throw new IllegalArgumentException(
            entry.name()
                + ": declared with "
                + length
                + " numbers, the layers have "
                + spec.stored());
      }
    }

    static String name(int number) {
      return "network-" + number + ".f32";
    }
  }

  /** Bytes that a {@link ScorerFormat} understands. */
  record Other(String kind, Entry entry) implements ScorerShape {
    static String name(String kind, int number) {
      return kind + "-" + number + ".bin";
    }
  }

  /** Several, whose scores make one. */
  record Joined(Join join, List<ScorerShape> of) implements ScorerShape {
    public Joined {
      of = List.copyOf(of);
    }
  }

  /** How several scores make one. */
  enum Join {
    /** The smallest of them. */
    MINIMUM("minimum"),
    /** Their mean. */
    MEAN("mean");

    private final String kind;

    Join(String kind) {
      this.kind = kind;
    }

    String kind() {
      return kind;
    }
  }

  /** What the file calls it. */
  default String kind() {
    if (this instanceof Joined joined) {
      return joined.join().kind();
    }
    return this instanceof Other other ? other.kind() : Net.KIND;
  }

  /** The single functions it is made of, from left to right. */
  default Stream<ScorerShape> leaves() {
    return this instanceof Joined joined
        ? joined.of().stream().flatMap(ScorerShape::leaves)
        : Stream.of(this);
  }

  /** The entries that hold its numbers. */
  default List<Entry> entries() {
    return leaves()
        .map(leaf -> leaf instanceof Net net ? net.entry() : ((Other) leaf).entry())
        .toList();
  }

  /** Whether it is a network or the minimum of some, which all versions of the format know. */
  default boolean isNetworks() {
    return this instanceof Net
        || (this instanceof Joined joined
            && joined.join() == Join.MINIMUM
            && joined.of().stream().allMatch(Net.class::isInstance));
  }
}
