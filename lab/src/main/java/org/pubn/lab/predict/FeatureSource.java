package org.pubn.lab.predict;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.pubn.data.Features;

/** Rows of files that hold ready-made features: nothing to pass through. */
final class FeatureSource implements RowSource {

  /** Rows read at a time. */
  static final int ROWS = 2048;

  /** Reads the next rows; empty at the end. */
  @FunctionalInterface
  interface Blocks {
    Optional<? extends Features> next() throws IOException;
  }

  private record Ready(Features features) implements Block {
    @Override
    public void writeKept(int row, DelimitedText out) {}
  }

  private final Blocks blocks;
  private final Closeable reader;

  FeatureSource(Blocks blocks, Closeable reader) {
    this.blocks = blocks;
    this.reader = reader;
  }

  @Override
  public List<String> keptColumns() {
    return List.of();
  }

  @Override
  public Optional<Block> next() throws IOException {
    return blocks.next().map(Ready::new);
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
