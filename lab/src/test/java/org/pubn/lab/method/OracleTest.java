package org.pubn.lab.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.task.BinaryLabels;
import org.pubn.lab.task.Task;
import org.pubn.lab.trial.Trial;
import org.pubn.lab.trial.Trials;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.TrainingListener;
import org.pubn.learn.TrainingStep;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;

class OracleTest {

  private static final Dataset TOY = DATASETS.dataset("toy");
  private static final Task TASK = DATASETS.task("toy/above");

  private final Trial trial = new Trials(TOY, TASK).draw(new Seed(0));

  private PubnSamples seen(Trial from, TrainingData data) {
    List<PubnSamples> trainedOn = new ArrayList<>();
    SharedTrainings trainings =
        new SharedTrainings(
            new TrainingListener() {
              @Override
              public void started(Problem problem, TrainingStep step) {
                trainedOn.add(problem.data().training());
              }
            });
    Problem problem = new Problem(data, TASK.priors(), TOY.model(), new Seed(0));
    new Oracle(TOY.optimisation(), from.hidden()).fit(problem, trainings);
    assertThat(trainedOn).hasSize(1);
    return trainedOn.get(0);
  }

  @Test
  void itLearnsFromUSplitByTheHiddenLabels() {
    PubnSamples samples = seen(trial, trial.data());
    BinaryLabels labels = trial.hidden().training();
    DenseFeatures unlabeled = (DenseFeatures) trial.data().training().unlabeled();

    assertThat(values(samples.positive()))
        .isEqualTo(values(unlabeled.select(labels.positiveRows())));
    assertThat(values(samples.negative()))
        .isEqualTo(values(unlabeled.select(labels.negativeRows())));
  }

  /** P and bN of the trial, and the test set, play no part. */
  @Test
  void itLooksAtNothingButUAndItsHiddenLabels() {
    PubnSamples training = trial.data().training();
    PubnSamples validation = trial.data().validation();
    TrainingData exchanged = new TrainingData(swapped(training), swapped(validation));

    assertThat(values(seen(trial, exchanged).positive()))
        .isEqualTo(values(seen(trial, trial.data()).positive()));
  }

  /** bN in the place of P, and P in that of bN. */
  private static PubnSamples swapped(PubnSamples samples) {
    Features place = samples.negative();
    Features otherPlace = samples.positive();
    return new PubnSamples(place, samples.unlabeled(), otherPlace);
  }

  @Test
  void otherHiddenLabelsGiveOtherExamples() {
    Trial other = new Trials(TOY, TASK).draw(new Seed(1));

    assertThat(values(seen(other, trial.data()).positive()))
        .isNotEqualTo(values(seen(trial, trial.data()).positive()));
  }

  private static List<Float> values(Features features) {
    DenseFeatures dense = (DenseFeatures) features;
    List<Float> values = new ArrayList<>();
    for (int row = 0; row < dense.rows(); row++) {
      for (int column = 0; column < dense.columns(); column++) {
        values.add(dense.get(row, column));
      }
    }
    return values;
  }
}
