package org.pubn.lab.study;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.task.ClassLabels;
import org.pubn.lab.task.SampledRows;
import org.pubn.lab.task.Sampler;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TestSet;
import org.pubn.lab.task.TrialRows;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;

/**
 * The rows of one trial: P, U and bN as a user would have them, and test rows. The rows of both
 * splits of a data set are dealt anew in every trial, so that rows held out and test rows are
 * alike: a small test split that happens to be hard, or one of later documents, would be so in all
 * trials. Only a test split of ten thousand rows or more stays as it is.
 *
 * @param samples of everything that is not a test row
 */
record DealtRows(PubnSamples samples, TestSet test) {

  private static final int LARGE = 10_000;

  /** So many rows of a class teach the model by which labels are biased. */
  private static final int MOST = 10_000;

  static DealtRows of(Dataset dataset, Task task, Seed seed) {
    return of(dataset, task, seed, LabelBias.NONE);
  }

  /** With positives that were labeled with a bias. */
  static DealtRows of(Dataset dataset, Task task, Seed seed, LabelBias bias) {
    TestSet given = dataset.test(task);
    ClassLabels classes = dataset.classes();
    if (given.size() >= LARGE) {
      TrialRows rows = new Sampler(classes, task, dataset.trialSizes()).draw(seed);
      return new DealtRows(
          biased(task, classes, samples(rows, dataset::rows), dataset::rows, seed, bias), given);
    }
    int[] order = IntStream.range(0, classes.size() + given.size()).toArray();
    seed.child("deal").random().shuffle(order);
    int[] learn = Arrays.copyOf(order, classes.size());
    int[] test = Arrays.copyOfRange(order, classes.size(), order.length);
    Arrays.sort(test);
    ClassLabels all =
        ClassLabels.of(
            IntStream.range(0, order.length)
                .map(
                    row ->
                        row < classes.size()
                            ? classes.get(row)
                            : given.classes().get(row - classes.size()))
                .toArray());
    TrialRows rows = new Sampler(all.select(learn), task, dataset.trialSizes()).draw(seed);
    Source source = own -> rows(dataset, given, IntStream.of(own).map(i -> learn[i]).toArray());
    return new DealtRows(
        biased(task, all.select(learn), samples(rows, source), source, seed, bias),
        TestSet.of(rows(dataset, given, test), all.select(test), task));
  }

  private interface Source {
    Features rows(int[] rows);
  }

  private static PubnSamples samples(TrialRows rows, Source source) {
    SampledRows first = rows.training();
    SampledRows second = rows.validation();
    return new PubnSamples(
        source.rows(both(first.positive(), second.positive())),
        source.rows(both(first.unlabeled(), second.unlabeled())),
        source.rows(both(first.negative(), second.negative())));
  }

  /** P drawn anew, with a bias, from all positives that are not test rows. */
  private static PubnSamples biased(
      Task task, ClassLabels classes, PubnSamples fair, Source source, Seed seed, LabelBias bias) {
    if (bias == LabelBias.NONE) {
      return fair;
    }
    int[] order = IntStream.range(0, classes.size()).toArray();
    seed.child("label bias").random().shuffle(order);
    int[] positive =
        IntStream.of(order).filter(row -> task.isPositive(classes.get(row))).limit(MOST).toArray();
    int[] negative =
        IntStream.of(order).filter(row -> !task.isPositive(classes.get(row))).limit(MOST).toArray();
    Features positives = source.rows(positive);
    double[] posteriors =
        LabelBias.posteriors(positives, source.rows(negative), seed.child("posteriors"));
    int[] drawn = bias.draw(posteriors, fair.positive().rows(), seed.child("labels"));
    return new PubnSamples(positives.select(drawn), fair.unlabeled(), fair.negative());
  }

  private static int[] both(int[] first, int[] second) {
    return IntStream.concat(IntStream.of(first), IntStream.of(second)).toArray();
  }

  /** Rows of both splits, those of the training split first, each in the order asked for. */
  private static Features rows(Dataset dataset, TestSet given, int[] rows) {
    int size = dataset.classes().size();
    Features first = dataset.rows(IntStream.of(rows).filter(row -> row < size).toArray());
    Features second =
        given
            .features()
            .select(IntStream.of(rows).filter(row -> row >= size).map(row -> row - size).toArray());
    return first instanceof DenseFeatures dense
        ? joined(dense, (DenseFeatures) second)
        : joined((SparseFeatures) first, (SparseFeatures) second);
  }

  private static Features joined(DenseFeatures first, DenseFeatures second) {
    int columns = first.columns();
    float[] values = new float[(first.rows() + second.rows()) * columns];
    for (int row = 0; row < first.rows(); row++) {
      first.copyRow(row, values, row * columns);
    }
    for (int row = 0; row < second.rows(); row++) {
      second.copyRow(row, values, (first.rows() + row) * columns);
    }
    return DenseFeatures.ofOwned(columns, values);
  }

  private static Features joined(SparseFeatures first, SparseFeatures second) {
    int[] starts = new int[first.rows() + second.rows() + 1];
    for (int row = 0; row < first.rows(); row++) {
      starts[row + 1] = starts[row] + first.cells(row);
    }
    for (int row = 0; row < second.rows(); row++) {
      int place = first.rows() + row;
      starts[place + 1] = starts[place] + second.cells(row);
    }
    int[] indices = new int[starts[starts.length - 1]];
    float[] values = new float[indices.length];
    for (int row = 0; row < first.rows(); row++) {
      first.copyRow(row, indices, values, starts[row]);
    }
    for (int row = 0; row < second.rows(); row++) {
      second.copyRow(row, indices, values, starts[first.rows() + row]);
    }
    return SparseFeatures.ofOwned(first.columns(), starts, indices, values);
  }
}
