package org.pubn.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.storage.DataFormatException;

final class TreesFileTest {

  private static byte[] bytes(Trees trees) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TreesFile.write(trees, out);
    return out.toByteArray();
  }

  private static Trees read(byte[] bytes) throws IOException {
    return TreesFile.read(new ByteArrayInputStream(bytes), bytes.length, "x.trees");
  }

  private static Trees forest() {
    Made made = Made.noisy(2000, 5, 1).withGapsAndCategories();
    return new ForestLearner(ForestOptions.extraTrees(7), 1)
        .grow(made.binned(2), Masses.ofLabels(made.labels), new Seed(2))
        .trees();
  }

  @Test
  void whatIsReadScoresTheSameBitsAndIsWrittenTheSame() throws IOException {
    Made made = Made.noisy(2000, 5, 1).withGapsAndCategories();
    Trees boosted =
        new BoostingLearner(BoostingOptions.DEFAULT.withTrees(20, 0.1), 1)
            .boost(made.binned(2), new LogisticObjective(Masses.ofLabels(made.labels)), new Seed(2))
            .trees();
    for (Trees trees : new Trees[] {forest(), boosted}) {
      byte[] written = bytes(trees);
      Trees again = read(written);
      assertThat(again.scores(made.rows, 1)).isEqualTo(trees.scores(made.rows, 1));
      assertThat(bytes(again)).isEqualTo(written);
      assertThat(again.bins()).isEqualTo(trees.bins());
    }
  }

  @Test
  void everyTruncationAndDamageIsRefused() throws IOException {
    byte[] whole = bytes(forest());
    RandomStream random = new Seed(3).random();
    for (int i = 0; i < 300; i++) {
      byte[] cut = Arrays.copyOf(whole, random.nextInt(whole.length));
      assertThatThrownBy(() -> read(cut)).isInstanceOf(DataFormatException.class);
      byte[] damaged = whole.clone();
      damaged[random.nextInt(whole.length)] ^= (byte) (1 << random.nextInt(8));
      assertThatThrownBy(() -> read(damaged)).isInstanceOf(DataFormatException.class);
    }
    byte[] longer = Arrays.copyOf(whole, whole.length + 1);
    assertThatThrownBy(() -> read(longer)).hasMessage("x.trees: goes on after its end");
  }

  /** A file of two columns, numbers with cuts 1 and 2 and three categories, and one tree. */
  private static byte[] crafted(float secondCut, int nodes, int[] words, long... sets) {
    ByteBuffer file = ByteBuffer.allocate(200 + 4 * words.length).order(ByteOrder.LITTLE_ENDIAN);
    file.put("pubntree".getBytes(StandardCharsets.US_ASCII));
    file.putInt(1).putInt(2).putInt(1).putDouble(0).putDouble(1);
    file.putInt(0).putInt(2).putFloat(1).putFloat(secondCut);
    file.putInt(1).putInt(3).putFloat(5).putFloat(6).putFloat(7);
    file.putInt(nodes);
    for (int word : words) {
      file.putInt(word);
    }
    for (long set : sets) {
      file.putLong(set);
    }
    CRC32 checksum = new CRC32();
    checksum.update(file.array(), 0, file.position());
    file.putInt((int) checksum.getValue());
    return Arrays.copyOf(file.array(), file.position());
  }

  private static int leaf(float value) {
    return Float.floatToIntBits(value);
  }

  private static void refused(byte[] file, String problem) {
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(DataFormatException.class)
        .hasMessage("x.trees: " + problem);
  }

  @Test
  void aTreeMadeByHandIsRead() throws IOException {
    int category = Node.CATEGORIES | 1 << 10;
    int[] words = {1, 0, 3, category, 0, leaf(9), 0, leaf(4), 0, leaf(2)};
    Trees trees = read(crafted(2, 5, words, 0b101, 0, 0, 0));
    assertThat(trees.score(1, 5)).isEqualTo(4);
    assertThat(trees.score(1, 6)).isEqualTo(2);
    assertThat(trees.score(1, 7)).isEqualTo(4);
    assertThat(trees.score(1, 8)).isEqualTo(2);
    assertThat(trees.score(1.5f, 5)).isEqualTo(9);
    assertThat(trees.score(Float.NaN, 5)).isEqualTo(9);
  }

  @Test
  void cyclesAndStrayChildrenAreRefused() {
    int[] self = {0, 0, 0, 0, 0, 0};
    self[0] = -1;
    refused(
        crafted(2, 3, self),
        "tree 0: node 0 has children -1 and next: must stand behind it and be among the 3 nodes");
    int[] back = {1, 0, 1, 0, 0, leaf(1)};
    refused(
        crafted(2, 3, back),
        "tree 0: node 1 has children 1 and next: must stand behind it and be among the 3 nodes");
    int[] beyond = {2, 0, 0, leaf(1), 0, leaf(1)};
    refused(
        crafted(2, 3, beyond),
        "tree 0: node 0 has children 2 and next: must stand behind it and be among the 3 nodes");
    int[] shared = {1, 0, 3, 0, 3, 0, 0, leaf(1), 0, leaf(1)};
    refused(crafted(2, 5, shared), "tree 0: node 3 or the next has two parents");
    int[] orphan = {2, 0, 0, leaf(1), 0, leaf(1), 0, leaf(1)};
    refused(crafted(2, 4, orphan), "tree 0: node 1 is the child of none before it");
  }

  @Test
  void numbersThatAreNoneAreRefused() {
    int[] stump = {1, 0, 0, leaf(Float.NaN), 0, leaf(1)};
    refused(crafted(2, 3, stump), "tree 0: leaf 1 has value NaN: must be finite");
    int[] good = {1, 0, 0, leaf(0), 0, leaf(1)};
    refused(crafted(Float.NaN, 3, good), "column 0: cuts contain NaN: must be finite");
    refused(crafted(1, 3, good), "column 0: cuts contain 1.0 after 1.0: must ascend");
  }

  @Test
  void splitsOfWhatIsNotThereAreRefused() {
    int[] column = {1, 2 << 10, 0, leaf(0), 0, leaf(1)};
    refused(crafted(2, 3, column), "tree 0: node 0 splits column 2 of 2");
    int[] bin = {1, 2, 0, leaf(0), 0, leaf(1)};
    refused(crafted(2, 3, bin), "tree 0: node 0 splits behind bin 2 of 3: nothing lies there");
    int[] kind = {1, 1 << 10, 0, leaf(0), 0, leaf(1)};
    refused(crafted(2, 3, kind), "tree 0: node 0 splits column 1 as what it is not");
    int[] bits = {1, Node.CATEGORIES | 1 << 10 | 3, 0, leaf(0), 0, leaf(1)};
    refused(crafted(2, 3, bits, 0, 0, 0, 0), "tree 0: node 0 has bits that mean nothing");
    int[] noSet = {1, Node.CATEGORIES | 1 << 10, 0, leaf(0), 0, leaf(1)};
    refused(
        crafted(2, 3, noSet), "tree 0: 1 sets of categories are declared, but only 4 bytes follow");
  }

  @Test
  void aMillionDeepAndABillionNodesAreRefused() {
    int depth = 1_000_000;
    int[] chain = new int[2 * (2 * depth + 1)];
    for (int i = 0; i < depth; i++) {
      chain[4 * i] = 2 * i + 1;
      // Node 2i is followed by a leaf, then by the next split.
      if (i > 0) {
        chain[4 * i - 2] = 0;
      }
    }
    refused(
        crafted(2, 2 * depth + 1, chain),
        "tree 0: deeper than 1000 splits, the most that is allowed");
    refused(
        crafted(2, 1_000_000_000, new int[] {1, 0}),
        "tree 0: 1000000000 nodes are declared, but only 12 bytes follow");
  }
}
