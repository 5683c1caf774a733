package org.pubn.trees.model;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.pubn.data.DenseFeatures;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.trees.PuForests;
import org.pubn.trees.PuRows;

/**
 * A forest whose every number follows from here. The file among the test resources was written by
 * {@link #main} and must stay readable.
 */
final class GoldenTrees {

  static final String RESOURCE = "golden-trees-v1.bin";

  private GoldenTrees() {}

  static DenseFeatures rows() {
    return new MixedTable(9).rows(50, 0.5, false);
  }

  static TreesScorer scorer() {
    PubnSamples samples = new MixedTable(8).samples(20, 60, 10);
    PuRows rows =
        PuRows.of(
            TreeMethod.rows(samples.positive()),
            TreeMethod.rows(samples.unlabeled()),
            TreeMethod.rows(samples.negative()),
            Set.of(2),
            1,
            new Seed(1));
    return TreeProblem.scorer(new PuForests(5, 1).bag(rows, new Seed(2))).withLine(0.25);
  }

  /** Writes the golden file to the path given. */
  public static void main(String[] path) throws IOException {
    try (OutputStream out = Files.newOutputStream(Path.of(path[0]))) {
      new TreesFormat().write(scorer(), out);
    }
  }
}
