package org.pubn.files;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pubn.Pubn;
import org.pubn.calibration.PosteriorMap;
import org.pubn.classify.Classifier;
import org.pubn.data.Features;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.train.ModelKind;
import org.pubn.train.Plane;
import org.pubn.train.TrainOptions;

class TrainingRowsTest {

  private static final TrainOptions QUICK =
      TrainOptions.DEFAULT
          .withModel(ModelKind.LINEAR)
          .withMethod("nnpu")
          .withRate(0.01)
          .withEpochs(3);

  @Test
  void aWatchedClassifierDecidesAndCalibratesAsBefore() {
    PubnSamples samples = Plane.samples(1);
    PosteriorMap map = PosteriorMap.of(new double[] {-1, 1}, new double[] {0.2, 0.7}); // no sigmoid
    Classifier classifier =
        Pubn.train(samples, new Priors(0.4, 0.3), QUICK)
            .classifier()
            .withThreshold(0.25)
            .withCalibration(map);
    TrainingRows watch = new TrainingRows(classifier);
    Classifier watched = watch.watched(classifier);
    Features rows = samples.positive();

    assertThat(watched.probabilities(rows)).isEqualTo(classifier.probabilities(rows));
    assertThat(watched.predictions(rows)).isEqualTo(classifier.predictions(rows));
    assertThat(watch.warnings()).hasSize(1);
  }
}
