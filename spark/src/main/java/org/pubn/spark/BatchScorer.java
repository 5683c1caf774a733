package org.pubn.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.sql.Row;
import org.pubn.classify.Classifier;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.preprocessing.RowEncoder;
import org.pubn.storage.RowBatch;

/** Scores rows of a table, many at a time. */
interface BatchScorer {

  /** How many rows it likes to have at a time. */
  int ROWS = 1024;

  Classifier classifier();

  /** What the model takes of the rows. */
  Features features(List<Row> rows);

  /** g(x) of every row. */
  default float[] scores(List<Row> rows) {
    return classifier().scores(features(rows));
  }

  /**
   * A scorer.
   *
   * @param header the columns that are read as cells; none where features are ready-made
   * @param featuresCol the column of ready-made features
   */
  static BatchScorer of(Classifier classifier, List<String> header, String featuresCol) {
    return classifier
        .preprocessing()
        .<BatchScorer>map(
            preprocessing -> new OfCells(classifier, header, preprocessing.encoder(header)))
        .orElseGet(() -> new OfVectors(classifier, featuresCol));
  }

  /** Cells as they would stand in a file, in the preparation of the model. */
  record OfCells(Classifier classifier, List<String> header, RowEncoder encoder)
      implements BatchScorer {
    @Override
    public Features features(List<Row> rows) {
      RowBatch.Builder batch = new RowBatch.Builder(header.size());
      int[] columns = header.stream().mapToInt(rows.get(0)::fieldIndex).toArray();
      for (int row = 0; row < rows.size(); row++) {
        for (int column : columns) {
          batch.add(Objects.toString(rows.get(row).get(column), ""));
        }
        batch.endRow(row + 1);
      }
      return encoder.encode(batch.build());
    }
  }

  /** Vectors as they are: sparse ones stay sparse. */
  record OfVectors(Classifier classifier, String column) implements BatchScorer {
    @Override
    public Features features(List<Row> rows) {
      int at = rows.get(0).fieldIndex(column);
      int columns = classifier.columns();
      List<Vector> vectors = new ArrayList<>(rows.size());
      for (Row row : rows) {
        Vector vector = row.getAs(at);
        if (vector == null || vector.size() != columns) {
          throw new InputException(
              "features of "
                  + (vector == null ? 0 : vector.size())
                  + " columns: the model takes "
                  + columns);
        }
        vectors.add(vector);
      }
      return VectorFeatures.anySparse(vectors)
          ? VectorFeatures.sparse(vectors, columns)
          : VectorFeatures.dense(vectors, columns);
    }
  }
}
