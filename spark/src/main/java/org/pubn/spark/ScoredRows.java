package org.pubn.spark;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;

/** The rows of a partition with three more cells: score, probability, decision. */
final class ScoredRows implements Iterator<Row> {

  private final Iterator<Row> rows;
  private final BatchScorer scorer;
  private List<Row> batch = List.of();
  private float[] scores = {};
  private int next;

  ScoredRows(Iterator<Row> rows, BatchScorer scorer) {
    this.rows = rows;
    this.scorer = scorer;
  }

  @Override
  public boolean hasNext() {
    return next < batch.size() || rows.hasNext();
  }

  @Override
  public Row next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    if (next == batch.size()) {
      batch = new ArrayList<>(BatchScorer.ROWS);
      while (rows.hasNext() && batch.size() < BatchScorer.ROWS) {
        batch.add(rows.next());
      }
      scores = scorer.scores(batch);
      next = 0;
    }
    Row row = batch.get(next);
    float score = scores[next++];
    Object[] cells = new Object[row.size() + 3];
    for (int i = 0; i < row.size(); i++) {
      cells[i] = row.get(i);
    }
    cells[row.size()] = (double) score;
    cells[row.size() + 1] = scorer.classifier().probability(score);
    cells[row.size() + 2] = scorer.classifier().isPositive(score) ? 1.0 : 0.0;
    return RowFactory.create(cells);
  }
}
