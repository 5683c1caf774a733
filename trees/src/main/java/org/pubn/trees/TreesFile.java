package org.pubn.trees;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.pubn.storage.DataFormatException;

/**
 * Trees as bytes. All numbers are little-endian:
 *
 * <pre>
 * 8 bytes   "pubntree"
 * int       version, 1
 * int       number of columns
 * int       number of trees
 * double    base
 * double    scale
 * per column
 *   int     0 for numbers, 1 for categories
 *   int     number of points, float each: cuts or categories
 * per tree
 *   int     number of nodes
 *   per node
 *     int   left child, the right one is next to it; 0 for a leaf
 *     int   of a leaf the bits of its value; else the low half of {@link Node}
 *   per split of categories, in the order of the nodes
 *     4 longs   the bins that go left
 * int       CRC-32 of all bytes before
 * </pre>
 *
 * <p>Reading checks everything before it is trusted: nothing is set aside that the bytes left could
 * not fill, children stand behind their parents, every node but the root is the child of one, no
 * tree is deeper than {@link ForestOptions#MAX_DEPTH}, cuts ascend, leaf values are finite.
 */
public final class TreesFile {

  static final String MAGIC = "pubntree";
  static final int VERSION = 1;

  private TreesFile() {}

  /** Writes trees; the stream stays open. */
  public static void write(Trees trees, OutputStream out) throws IOException {
    LittleEndianOutput to = new LittleEndianOutput(out);
    to.ascii(MAGIC);
    to.putInt(VERSION);
    to.putInt(trees.columns());
    to.putInt(trees.count());
    to.putDouble(trees.base());
    to.putDouble(trees.scale());
    for (int c = 0; c < trees.columns(); c++) {
      ColumnBins column = trees.bins().column(c);
      float[] points = column.points();
      to.putInt(column.categorical() ? 1 : 0);
      to.putInt(points.length);
      for (float point : points) {
        to.putInt(Float.floatToRawIntBits(point));
      }
    }
    for (int t = 0; t < trees.count(); t++) {
      write(trees.raw(t), to);
    }
    to.putChecksum();
    to.flush();
  }

  private static void write(Tree tree, LittleEndianOutput to) throws IOException {
    to.putInt(tree.nodes().length);
    for (int node = 0; node < tree.nodes().length; node++) {
      boolean leaf = tree.isLeaf(node);
      to.putInt(leaf ? 0 : Node.left(tree.nodes()[node]));
      to.putInt(leaf ? tree.payload()[node] : (int) tree.nodes()[node]);
    }
    for (int node = 0; node < tree.nodes().length; node++) {
      if (!tree.isLeaf(node) && Node.isCategories(tree.nodes()[node])) {
        for (int word = 0; word < 4; word++) {
          to.putLong(tree.sets()[4 * tree.payload()[node] + word]);
        }
      }
    }
  }

  /**
   * Reads trees.
   *
   * @param size how many bytes the trees take; no more are read
   * @param source named in messages
   * @throws DataFormatException if the bytes are not trees
   */
  public static Trees read(InputStream in, long size, String source) throws IOException {
    try {
      return read(new LittleEndianInput(in, size));
    } catch (EOFException e) {
      throw new DataFormatException(source, "ends too early", e);
    } catch (IllegalArgumentException e) {
      throw new DataFormatException(source, String.valueOf(e.getMessage()), e);
    }
  }

  private static Trees read(LittleEndianInput in) throws IOException {
    if (!in.ascii(MAGIC.length()).equals(MAGIC)) {
      throw new IllegalArgumentException("does not start with " + MAGIC + ": these are no trees");
    }
    int version = in.nextInt();
    if (version != VERSION) {
      throw new IllegalArgumentException("version " + version + ": must be " + VERSION);
    }
    int columns = in.count("columns", 8);
    int trees = in.count("trees", 12);
    double base = finite(in.nextDouble(), "base");
    double scale = finite(in.nextDouble(), "scale");
    List<ColumnBins> bins = new ArrayList<>();
    for (int c = 0; c < columns; c++) {
      bins.add(readColumn(in, c));
    }
    Bins all = Bins.of(bins);
    Tree[] read = new Tree[trees];
    for (int t = 0; t < trees; t++) {
      try {
        read[t] = TreeReader.read(in, all);
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException("tree " + t + ": " + e.getMessage(), e);
      }
    }
    in.end();
    return new Trees(all, read, base, scale);
  }

  private static ColumnBins readColumn(LittleEndianInput in, int column) throws IOException {
    int kind = in.nextInt();
    if (kind != 0 && kind != 1) {
      throw new IllegalArgumentException(
          "column " + column + ": kind " + kind + ": must be 0 or 1");
    }
    float[] points = new float[in.count("points of column " + column, 4)];
    for (int i = 0; i < points.length; i++) {
      points[i] = Float.intBitsToFloat(in.nextInt());
    }
    try {
      return kind == 1 ? ColumnBins.categories(points) : ColumnBins.numbers(points);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("column " + column + ": " + e.getMessage(), e);
    }
  }

  private static double finite(double number, String what) {
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException(what + " " + number + ": must be finite");
    }
    return number;
  }
}
