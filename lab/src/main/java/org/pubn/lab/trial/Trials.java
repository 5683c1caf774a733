package org.pubn.lab.trial;

import org.pubn.lab.dataset.Dataset;
import org.pubn.sample.BinaryLabels;
import org.pubn.sample.SampledRows;
import org.pubn.sample.Sampler;
import org.pubn.sample.Seed;
import org.pubn.sample.SeparateRows;
import org.pubn.sample.Task;
import org.pubn.sample.TestSet;
import org.pubn.sample.TrainingData;
import org.pubn.sample.TrialRows;
import org.pubn.sample.TrialSizes;

/** Draws trials of one task. The test set is made once and shared by all of them. */
public final class Trials {

  private final Dataset dataset;
  private final Task task;
  private final Sampler sampler;
  private final TestSet test;

  /**
   * @throws IllegalArgumentException if the task belongs to another data set, or the sizes do not
   *     fit the data set
   */
  public Trials(Dataset dataset, Task task, TrialSizes sizes) {
    if (!task.dataset().equals(dataset.id())) {
      throw new IllegalArgumentException(
          "task " + task.id() + ": is made from " + task.dataset() + ", not from " + dataset.id());
    }
    this.dataset = dataset;
    this.task = task;
    this.sampler = new Sampler(dataset.classes(), task, sizes);
    this.test = dataset.test(task);
  }

  /** Trials of a task with the sizes of the paper. */
  public Trials(Dataset dataset, Task task) {
    this(dataset, task, dataset.trialSizes());
  }

  /** The trial of a seed. */
  public Trial draw(Seed seed) {
    return trial(sampler.draw(seed));
  }

  /** The trial of a seed with data of their own for σ̂ and for the classifier. */
  public SeparateTrial drawSeparate(Seed seed) {
    SeparateRows rows = sampler.drawSeparate(seed);
    return new SeparateTrial(data(rows.sigma()), trial(rows.classifier()));
  }

  private Trial trial(TrialRows rows) {
    HiddenLabels hidden = new HiddenLabels(hidden(rows.training()), hidden(rows.validation()));
    return new Trial(data(rows), test, hidden);
  }

  private TrainingData data(TrialRows rows) {
    return new TrainingData(
        rows.training().samples(dataset::rows), rows.validation().samples(dataset::rows));
  }

  private BinaryLabels hidden(SampledRows rows) {
    return BinaryLabels.of(dataset.classes().select(rows.unlabeled()), task);
  }
}
