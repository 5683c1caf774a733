package org.pubn.lab.trial;

import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.task.BinaryLabels;
import org.pubn.lab.task.SampledRows;
import org.pubn.lab.task.Sampler;
import org.pubn.lab.task.SeparateRows;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TestSet;
import org.pubn.lab.task.TrialRows;
import org.pubn.lab.task.TrialSizes;
import org.pubn.random.Seed;
import org.pubn.sample.TrainingData;

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

  /** The trial of a seed whose rows were labeled within one table, U without the labeled ones. */
  public Trial drawTable(Seed seed) {
    return trial(sampler.drawTable(seed));
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
    return task.labels(dataset.classes().select(rows.unlabeled()));
  }
}
