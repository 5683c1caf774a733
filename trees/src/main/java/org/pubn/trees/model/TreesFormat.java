package org.pubn.trees.model;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.pubn.engine.Scorer;
import org.pubn.modelfile.ScorerFormat;
import org.pubn.storage.DataFormatException;
import org.pubn.trees.TreesFile;
import org.pubn.trees.model.TreesScorer.Link;

/**
 * Keeps a {@link TreesScorer} in a classifier's file, little-endian: an int that says what the
 * scores of the trees are (0 log-odds, 1 shares), the line as a double, and a {@link TreesFile}.
 */
public final class TreesFormat implements ScorerFormat {

  private static final int HEAD = Integer.BYTES + Double.BYTES;

  @Override
  public String kind() {
    return "trees";
  }

  @Override
  public boolean writes(Scorer scorer) {
    return scorer instanceof TreesScorer;
  }

  @Override
  public void write(Scorer scorer, OutputStream out) throws IOException {
    TreesScorer trees = (TreesScorer) scorer;
    ByteBuffer head = ByteBuffer.allocate(HEAD).order(ByteOrder.LITTLE_ENDIAN);
    head.putInt(trees.link().ordinal()).putDouble(trees.line());
    out.write(head.array());
    TreesFile.write(trees.trees(), out);
  }

  @Override
  public Scorer read(InputStream in, long size, String source) throws IOException {
    byte[] bytes = in.readNBytes(HEAD);
    if (bytes.length < HEAD) {
      throw new DataFormatException(source, "ends too early", new EOFException());
    }
    ByteBuffer head = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int link = head.getInt();
    if (link < 0 || link >= Link.values().length) {
      throw new DataFormatException(source, "scores of kind " + link + ": must be 0 or 1");
    }
    double line = head.getDouble();
    if (!Double.isFinite(line)) {
      throw new DataFormatException(source, "line " + line + ": must be a finite number");
    }
    return new TreesScorer(TreesFile.read(in, size - HEAD, source), Link.values()[link], line);
  }
}
