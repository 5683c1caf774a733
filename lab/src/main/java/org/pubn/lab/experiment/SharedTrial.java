package org.pubn.lab.experiment;

import java.util.List;
import java.util.Optional;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.method.Ensemble;
import org.pubn.lab.method.MethodContext;
import org.pubn.lab.method.Settings;
import org.pubn.lab.trial.SeparateTrial;
import org.pubn.lab.trial.Trial;
import org.pubn.lab.trial.Trials;
import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.Problem;
import org.pubn.learn.Trainings;
import org.pubn.prior.CrossFittingOptions;
import org.pubn.prior.PriorEstimation;
import org.pubn.prior.PriorOptions;
import org.pubn.risk.MarginLoss;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;
import org.pubn.sample.Task;

/** The samples of a trial and the trainings done on them, for all jobs of the trial. */
final class SharedTrial {

  private final Task task;
  private final Seed seed;
  private final MethodContext context;
  private final TrialRecorder recorder;
  private final Trainings trainings;
  private Optional<Priors> estimated = Optional.empty();

  SharedTrial(
      Dataset dataset,
      Task task,
      Trials trials,
      Job.TrialKey key,
      Seed seed,
      TrialRecorder.Options recorded) {
    this.task = task;
    this.seed = seed;
    if (key.separateSigma()) {
      SeparateTrial separate = trials.drawSeparate(seed);
      context =
          new MethodContext(dataset, task, separate.classifier(), Optional.of(separate.sigma()));
    } else {
      context = new MethodContext(dataset, task, trials.draw(seed), Optional.empty());
    }
    TrialRecorder.Judge judge =
        new TrialRecorder.Judge(task.priors().pi(), seed.child("judgement"));
    this.recorder = new TrialRecorder(context.trial(), judge, recorded);
    this.trainings = new Trainings(recorder);
  }

  Trial trial() {
    return context.trial();
  }

  TrialRecorder recorder() {
    return recorder;
  }

  /** The unbiased PU risk of what was learned, with the zero-one loss, on validation data. */
  double zeroOneLoss(Fit fit) {
    return Fit.validationLoss(
        fit.scorer(), task.priors().pi(), context.trial().data().validation(), MarginLoss.ZERO_ONE);
  }

  Fit run(Job job) {
    Settings settings = job.configuration().settings();
    Problem problem =
        new Problem(
            context.trial().data(),
            believed(settings),
            context.dataset().model(),
            seed.child("training"));
    Method method = job.kind().create(settings, context);
    int members = settings.members();
    return (members == 1 ? method : new Ensemble(method, members)).fit(problem, trainings);
  }

  private Priors believed(Settings settings) {
    return settings.estimatesPriors()
        ? estimated()
        : task.priors().withRho(task.priors().rho() * settings.number("rhoFactor", 1));
  }

  private synchronized Priors estimated() {
    if (estimated.isEmpty()) {
      PubnSamples samples = context.trial().data().training();
      PriorOptions options =
          PriorOptions.of(CrossFittingOptions.forSamples(samples), seed.child("priors"))
              .withAlternatives(List.of());
      estimated = Optional.of(PriorEstimation.estimate(samples, options).priors());
    }
    return estimated.get();
  }
}
