package org.pubn.spark;

import java.util.List;
import java.util.Optional;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.pubn.Pubn;
import org.pubn.data.InputException;
import org.pubn.numbers.Require;
import org.pubn.prior.PriorReport;
import org.pubn.random.Seed;
import org.pubn.sample.ByRole;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.sample.Scenario;
import org.pubn.train.TrainOptions;

/**
 * π and ρ, with intervals, from a sample of a table that fits the driver: at most so many rows of
 * each role, estimated as {@code ./pubn prior} does. Labels are those of {@link PubnClassifier}: 1,
 * 0 and null.
 *
 * <pre>{@code
 * PriorReport priors = PubnPriors.of(rows, "features", "label", 5000, TrainOptions.DEFAULT);
 * }</pre>
 */
public final class PubnPriors {

  private PubnPriors() {}

  /**
   * Estimates priors.
   *
   * @param features the column of vectors
   * @param label the column of labels
   * @param rows how many rows of each role are taken at most; which ones depends on their content
   *     and the seed alone
   * @param options priors that are known, the estimator, the scenario, seed and threads
   * @throws InputException if a column is missing, a label is none of the three, a cell is not a
   *     number, or there are no positive or unlabeled rows
   */
  public static PriorReport of(
      Dataset<?> table, String features, String label, int rows, TrainOptions options) {
    Columns.require(table.schema(), "features", features, SQLDataTypes.VectorType());
    Columns.requireNumber(table.schema(), "label", label);
    Require.atLeast(1, "rows", rows);
    Column marked = functions.col(label);
    requireUsable(table, functions.col(features), marked);
    boolean oneSample = options.scenario().equals(Optional.of(Scenario.ONE_SAMPLE));
    Column population = oneSample ? functions.lit(true) : marked.isNull();
    ByRole<List<Vector>> sample =
        new ByRole<>(
            sample(table, features, marked.equalTo(1), rows, options.seed()),
            sample(table, features, population, rows, options.seed()),
            sample(table, features, marked.equalTo(0), rows, options.seed()));
    for (Role role : List.of(Role.POSITIVE, Role.UNLABELED)) {
      if (sample.of(role).isEmpty()) {
        throw new InputException(role.symbol() + " rows: there are none, at least one is needed");
      }
    }
    // What stands for the population was drawn from all rows of one table already.
    TrainOptions drawn = options.withScenario(Scenario.TWO_SAMPLE);
    return Pubn.estimatePriors(Pubn.split(samples(sample), drawn), drawn);
  }

  private static void requireUsable(Dataset<?> table, Column features, Column label) {
    Column usable =
        functions
            .udf((UDF1<Vector, Boolean>) VectorCells::isUsable, DataTypes.BooleanType)
            .apply(features);
    Column known = label.isNull().or(label.equalTo(0)).or(label.equalTo(1));
    List<Row> wrong =
        table.select(known, label).filter(functions.not(known.and(usable))).toDF().takeAsList(1);
    if (!wrong.isEmpty()) {
      throw new InputException(
          wrong.get(0).getBoolean(0)
              ? VectorCells.UNUSABLE
              : "label " + wrong.get(0).get(1) + ": " + new LabelCoding(1, 0, null).allowed());
    }
  }

  private static List<Vector> sample(
      Dataset<?> table, String features, Column condition, int rows, Seed seed) {
    long value = seed.value();
    UDF1<Vector, Long> place =
        vector -> new Seed(VectorCells.key(vector) ^ value).child("prior").value();
    return table
        .filter(condition)
        .select(functions.col(features).as("features"))
        .orderBy(functions.udf(place, DataTypes.LongType).apply(functions.col("features")))
        .limit(rows)
        .toDF()
        .collectAsList()
        .stream()
        .map(row -> row.<Vector>getAs(0))
        .toList();
  }

  private static PubnSamples samples(ByRole<List<Vector>> sample) {
    int columns = sample.positive().get(0).size();
    boolean sparse = false;
    for (Role role : Role.values()) {
      for (Vector vector : sample.of(role)) {
        if (vector.size() != columns) {
          throw new InputException(
              "features: have "
                  + columns
                  + " and "
                  + vector.size()
                  + " columns, must all be of one length");
        }
      }
      sparse |= VectorFeatures.anySparse(sample.of(role));
    }
    boolean stored = sparse;
    return PubnSamples.of(
        role ->
            stored
                ? VectorFeatures.sparse(sample.of(role), columns)
                : VectorFeatures.dense(sample.of(role), columns));
  }
}
