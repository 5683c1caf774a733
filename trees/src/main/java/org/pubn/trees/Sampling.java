package org.pubn.trees;

import java.util.List;
import org.pubn.random.RandomStream;

/** Which rows a tree of a forest is grown on. The rows it does not see are out of its bag. */
public interface Sampling {

  /**
   * Draws for one tree.
   *
   * @param random the tree's own random numbers
   * @param copies how often each row is seen; all zero at first
   */
  void draw(RandomStream random, int[] copies);

  /** As many rows as there are, drawn with replacement. */
  static Sampling bootstrap() {
    return (random, copies) ->
        Draws.withReplacement(random, copies, 0, copies.length, copies.length);
  }

  /** So many rows, drawn with replacement: for tables so long that a part suffices for a tree. */
  static Sampling bootstrap(int draws) {
    Draws.check(draws);
    return (random, copies) -> Draws.withReplacement(random, copies, 0, copies.length, draws);
  }

  /** Every row once: nothing is out of bag. */
  static Sampling all() {
    return (random, copies) -> java.util.Arrays.fill(copies, 1);
  }

  /**
   * A number of draws from each of several ranges of rows, such as P, U and bN, which lie one
   * behind the other in a table.
   */
  static Sampling parts(List<Part> parts) {
    List<Part> kept = List.copyOf(parts);
    return (random, copies) -> {
      for (Part part : kept) {
        if (part.to() > copies.length) {
          throw new IllegalArgumentException(
              "rows up to " + part.to() + ": there are only " + copies.length);
        }
        if (part.draws() > 0) {
          Draws.withReplacement(random, copies, part.from(), part.to(), part.draws());
        }
      }
    };
  }

  /**
   * Draws with replacement from a range of rows.
   *
   * @param from the first row
   * @param to the row behind the last
   * @param draws how many are drawn
   */
  record Part(int from, int to, int draws) {

    /** Checks the range. */
    public Part {
      if (from < 0 || to < from || draws < 0 || (draws > 0 && to == from)) {
        throw new IllegalArgumentException(
            draws + " draws from rows " + from + " up to " + to + ": there are no such rows");
      }
    }

    /** As many draws as there are rows. */
    public static Part bootstrap(int from, int to) {
      return new Part(from, to, to - from);
    }
  }
}
