package org.pubn.bench.speed;

import java.util.List;
import java.util.Optional;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.method.TrialContext;
import org.pubn.lab.paper.Paper;
import org.pubn.lab.task.Task;
import org.pubn.lab.trial.Trial;
import org.pubn.lab.trial.Trials;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.TrainingListener;
import org.pubn.method.MethodCatalog;
import org.pubn.random.Seed;
import org.pubn.settings.Settings;

/**
 * Two whole trials of PUbN at once, each two trainings of 100 epochs with the published settings,
 * in a cold JVM: seconds of both, divided by two.
 */
final class TwoTrials {

  static final String ID = "trial";

  private static final int TRIALS = 2;

  private final Dataset dataset = Datasets.usual().dataset("mnist");
  private final Task task = Datasets.usual().task("mnist/135");
  private final Trials trials = new Trials(dataset, task);
  private final Settings settings =
      Paper.settings(task.id(), MethodCatalog.PUBN.id()).orElseThrow();

  private TwoTrials() {}

  static List<Reading> measure() {
    TwoTrials both = new TwoTrials();
    long start = System.nanoTime();
    Threads.runAll(TRIALS, both::run);
    double seconds = (System.nanoTime() - start) * 1e-9;
    return List.of(new Reading(ID, Reading.OURS, seconds / TRIALS));
  }

  private void run(int number) {
    Seed seed = new Seed(number);
    Trial trial = trials.draw(seed);
    TrialContext context =
        new TrialContext(dataset, trial, Optional.empty(), Optional.of(task.priors()));
    Problem problem =
        new Problem(trial.data(), task.priors(), dataset.model(), seed.child("training"));
    MethodCatalog.PUBN
        .make(settings, context)
        .fit(problem, new SharedTrainings(TrainingListener.NONE));
  }
}
