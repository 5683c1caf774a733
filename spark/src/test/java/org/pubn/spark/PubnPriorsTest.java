package org.pubn.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.linalg.Vectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.pubn.data.InputException;
import org.pubn.prior.PriorReport;
import org.pubn.sample.Scenario;
import org.pubn.train.TrainOptions;

class PubnPriorsTest {

  private static final SparkSession SESSION = LocalSpark.session();
  private static final Dataset<Row> TABLE =
      Clouds.table(SESSION, Clouds.samples(300, 1500, 250), false);

  @Test
  void theSampleDoesNotDependOnPartitions() {
    PriorReport here = PubnPriors.of(TABLE, "features", "label", 200, TrainOptions.DEFAULT);
    PriorReport there =
        PubnPriors.of(TABLE.repartition(5), "features", "label", 200, TrainOptions.DEFAULT);

    assertThat(there.priors()).isEqualTo(here.priors());
    assertThat(here.priors().pi()).isCloseTo(Clouds.PRIORS.pi(), within(0.2));
    assertThat(here.piInterval())
        .hasValueSatisfying(interval -> assertThat(interval.contains(Clouds.PRIORS.pi())).isTrue());
    // 200 rows of clouds that overlap tell little of rho; its estimators have tests of their own.
    assertThat(here.priors().rho()).isBetween(0.05, 0.55);
  }

  @Test
  void inOneSampleAllRowsStandForThePopulation() {
    // Of all 2,050 rows 900 are positive: 0.439 instead of 0.4, as all rows are more than U.
    TrainOptions inOne = TrainOptions.DEFAULT.withScenario(Scenario.ONE_SAMPLE);

    PriorReport report = PubnPriors.of(TABLE, "features", "label", 600, inOne);
    PriorReport ofUnlabeled = PubnPriors.of(TABLE, "features", "label", 600, TrainOptions.DEFAULT);

    assertThat(report.piInterval())
        .hasValueSatisfying(interval -> assertThat(interval.contains(900 / 2050.0)).isTrue());
    assertThat(report.priors().pi()).isGreaterThan(ofUnlabeled.priors().pi());
  }

  @Test
  void mistakesAreToldInASentence() {
    assertThatThrownBy(() -> PubnPriors.of(TABLE, "x", "label", 200, TrainOptions.DEFAULT))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("features x: there is no such column");
    Dataset<Row> coded = TABLE.selectExpr("features", "label + 1 as label");
    assertThatThrownBy(() -> PubnPriors.of(coded, "features", "label", 200, TrainOptions.DEFAULT))
        .isInstanceOf(InputException.class)
        .hasMessage("label 2.0: must be 1.0 (positive), 0.0 (known negative) or null (unlabeled)");
    for (Vector wrong : new Vector[] {null, Vectors.dense(1, 2, 3, Double.NaN)}) {
      Dataset<Row> more =
          TABLE.union(
              SESSION.createDataFrame(List.of(RowFactory.create(wrong, 1.0, 1.0)), Clouds.SCHEMA));
      assertThatThrownBy(() -> PubnPriors.of(more, "features", "label", 400, TrainOptions.DEFAULT))
          .isInstanceOf(InputException.class)
          .hasMessage("features of a row: must be there and have finite numbers only");
    }
    assertThatThrownBy(
            () ->
                PubnPriors.of(
                    TABLE.filter("label = 0"), "features", "label", 200, TrainOptions.DEFAULT))
        .isInstanceOf(InputException.class)
        .hasMessage("P rows: there are none, at least one is needed");
  }
}
