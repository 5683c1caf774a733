package org.pubn.storage;

import java.util.Arrays;

/**
 * Some consecutive rows of a table as they were written: cells of text. Immutable, so that one
 * thread can read a file while others work on what was read.
 */
public final class RowBatch {

  private final int columns;
  private final int rows;
  private final char[] text;

  /** Where the cells end in the text, row after row; the first begins at 0. */
  private final int[] ends;

  private final long[] lines;

  private RowBatch(Builder builder) {
    this.columns = builder.columns;
    this.rows = builder.rows;
    this.text = Arrays.copyOf(builder.text, builder.length);
    this.ends = Arrays.copyOf(builder.ends, builder.cells);
    this.lines = Arrays.copyOf(builder.lines, builder.rows);
  }

  /** Number of rows. */
  public int rows() {
    return rows;
  }

  /** Number of cells of every row. */
  public int columns() {
    return columns;
  }

  /** The line of its file on which a row begins, counted from 1. */
  public long line(int row) {
    return lines[row];
  }

  /** A cell as it was written; empty where nothing was. */
  public String text(int row, int column) {
    int cell = row * columns + column;
    return new String(text, start(cell), ends[cell] - start(cell));
  }

  /** Whether nothing but blanks stands in a cell. */
  public boolean isBlank(int row, int column) {
    int cell = row * columns + column;
    return firstInk(cell) == ends[cell];
  }

  /** A cell without the blanks around it, {@link String#hashCode} of it. */
  public int strippedHash(int row, int column) {
    int cell = row * columns + column;
    int end = lastInk(cell);
    int hash = 0;
    for (int i = firstInk(cell); i < end; i++) {
      hash = 31 * hash + text[i];
    }
    return hash;
  }

  /** Whether a cell, without the blanks around it, is the given text. */
  public boolean strippedEquals(int row, int column, String other) {
    int cell = row * columns + column;
    int start = firstInk(cell);
    if (lastInk(cell) - start != other.length()) {
      return false;
    }
    for (int i = 0; i < other.length(); i++) {
      if (text[start + i] != other.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Number of characters of a cell without the blanks around it. */
  public int strippedLength(int row, int column) {
    int cell = row * columns + column;
    return lastInk(cell) - firstInk(cell);
  }

  /** A cell without the blanks around it. */
  public String stripped(int row, int column) {
    int cell = row * columns + column;
    int start = firstInk(cell);
    return new String(text, start, lastInk(cell) - start);
  }

  private int firstInk(int cell) {
    int i = start(cell);
    while (i < ends[cell] && Character.isWhitespace(text[i])) {
      i++;
    }
    return i;
  }

  /** The end of the last character that is no blank; where all are, the end of the cell. */
  private int lastInk(int cell) {
    int first = firstInk(cell);
    int i = ends[cell];
    while (i > first && Character.isWhitespace(text[i - 1])) {
      i--;
    }
    return i;
  }

  /** A cell read as a number; NaN where it is none, or none that is finite. */
  public double number(int row, int column) {
    int cell = row * columns + column;
    return Numbers.parse(text, start(cell), ends[cell]);
  }

  private int start(int cell) {
    return cell == 0 ? 0 : ends[cell - 1];
  }

  /** Collects rows, cell by cell. Not safe for use by several threads. */
  public static final class Builder {

    private static final int FIRST_TEXT = 1 << 12;

    /** More room than this is given back after a batch, as one long cell may have asked for it. */
    private static final int MOST_TEXT = 1 << 22;

    private final int columns;
    private char[] text = new char[FIRST_TEXT];
    private int[] ends = new int[1 << 8];
    private long[] lines = new long[1 << 6];
    private int length;
    private int cells;
    private int rows;

    public Builder(int columns) {
      if (columns < 1) {
        throw new IllegalArgumentException("columns " + columns + ": must be at least 1");
      }
      this.columns = columns;
    }

    /** Number of rows that are complete. */
    public int rows() {
      return rows;
    }

    /** Number of characters collected since the last batch. */
    public int length() {
      return length;
    }

    /** Adds the next cell of the row under way. */
    public void add(char[] source, int offset, int count) {
      if (length + count > text.length) {
        text = Arrays.copyOf(text, Math.max(length + count, 2 * text.length));
      }
      System.arraycopy(source, offset, text, length, count);
      length += count;
      if (cells == ends.length) {
        ends = Arrays.copyOf(ends, 2 * cells);
      }
      ends[cells++] = length;
    }

    /** Adds the next cell of the row under way. */
    public void add(String cell) {
      add(cell.toCharArray(), 0, cell.length());
    }

    /** Ends the row under way, which began on the given line. */
    public void endRow(long line) {
      if (cells != (rows + 1) * columns) {
        throw new IllegalArgumentException(
            "row of " + (cells - rows * columns) + " cells: must have " + columns);
      }
      if (rows == lines.length) {
        lines = Arrays.copyOf(lines, 2 * rows);
      }
      lines[rows++] = line;
    }

    /** The rows collected since the last batch; collecting begins anew. */
    public RowBatch build() {
      if (cells != rows * columns) {
        throw new IllegalStateException("the last row has not ended");
      }
      RowBatch batch = new RowBatch(this);
      text = text.length > MOST_TEXT ? new char[FIRST_TEXT] : text;
      length = 0;
      cells = 0;
      rows = 0;
      return batch;
    }
  }
}
