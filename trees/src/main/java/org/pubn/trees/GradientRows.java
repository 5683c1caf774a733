package org.pubn.trees;

/**
 * The rows of a boosted tree, ordered so that those of a node stand side by side, in the order of
 * the table.
 */
final class GradientRows {

  /** A chunk of rows that one job of a partition moves. */
  private static final int CHUNK = 1 << 14;

  final int[] rows;
  final int count;
  private final int[] side;
  private final Team team;

  GradientRows(int[] rows, int[] side, int count, Team team) {
    this.rows = rows;
    this.side = side;
    this.count = count;
    this.team = team;
  }

  /** Moves the rows that go left to the front; returns where the others start. */
  int partition(int from, int to, byte[] codes, Split split) {
    int chunks = (to - from + CHUNK - 1) / CHUNK;
    int[] left = new int[chunks + 1];
    // Each chunk is sorted out within the same range of the other array: left rows from its start,
    // right rows backwards from its end.
    team.run(
        chunks,
        chunk -> {
          int start = from + chunk * CHUNK;
          left[chunk] = sortOut(start, Math.min(to, start + CHUNK), codes, split);
        });
    int[] leftAt = new int[chunks];
    int[] rightAt = new int[chunks];
    int middle = from;
    for (int chunk = 0; chunk < chunks; chunk++) {
      leftAt[chunk] = middle;
      middle += left[chunk];
    }
    int right = middle;
    for (int chunk = 0; chunk < chunks; chunk++) {
      rightAt[chunk] = right;
      right += Math.min(to, from + (chunk + 1) * CHUNK) - (from + chunk * CHUNK) - left[chunk];
    }
    team.run(
        chunks,
        chunk -> {
          int start = from + chunk * CHUNK;
          int end = Math.min(to, start + CHUNK);
          System.arraycopy(side, start, rows, leftAt[chunk], left[chunk]);
          int at = rightAt[chunk];
          for (int i = end - 1; i >= start + left[chunk]; i--) {
            rows[at++] = side[i];
          }
        });
    return middle;
  }

  private int sortOut(int from, int to, byte[] codes, Split split) {
    int left = from;
    int right = to - 1;
    if (split.categorical) {
      for (int i = from; i < to; i++) {
        int row = rows[i];
        if (split.goesLeft(codes[row] & 0xff)) {
          side[left++] = row;
        } else {
          side[right--] = row;
        }
      }
      return left - from;
    }
    long word = Node.numbers(0, 0, split.bin, split.missingLeft);
    for (int i = from; i < to; i++) {
      int row = rows[i];
      int goesRight = Node.right(word, codes[row] & 0xff);
      // Written to both ends; only one of them moves on.
      side[left] = row;
      side[right] = row;
      left += 1 - goesRight;
      right -= goesRight;
    }
    return left - from;
  }
}
