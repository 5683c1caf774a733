package org.pubn.lab.experiment;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pubn.data.Progress;
import org.pubn.estimation.PriorEstimation;
import org.pubn.estimation.PriorOptions;
import org.pubn.eval.SelectionCriterion;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.method.LabMethods;
import org.pubn.lab.method.LabSettings;
import org.pubn.lab.method.TrialContext;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.task.Task;
import org.pubn.lab.trial.SeparateTrial;
import org.pubn.lab.trial.Trial;
import org.pubn.lab.trial.Trials;
import org.pubn.learn.Checkpoints;
import org.pubn.learn.Ensemble;
import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;
import org.pubn.settings.Settings;

/** The samples of a trial and the trainings done on them, for all jobs of the trial. */
final class SharedTrial {

  private final Task task;
  private final Seed seed;
  private final Dataset dataset;
  private final Trial trial;
  private final Optional<TrainingData> sigmaData;
  private final TrialRecorder recorder;
  private final SharedTrainings trainings;
  private final Checkpoints checkpoints;
  private Optional<Priors> estimated = Optional.empty();

  SharedTrial(
      Dataset dataset,
      Task task,
      Trials trials,
      Job.TrialKey key,
      Seed seed,
      Set<Detail> wanted,
      Progress progress,
      Checkpoints checkpoints) {
    this.dataset = dataset;
    this.task = task;
    this.seed = seed;
    if (key.separateSigma()) {
      SeparateTrial separate = trials.drawSeparate(seed);
      trial = separate.classifier();
      sigmaData = Optional.of(separate.sigma());
    } else {
      trial = trials.draw(seed);
      sigmaData = Optional.empty();
    }
    TrialRecorder.Judge judge =
        new TrialRecorder.Judge(task.priors().pi(), seed.child("judgement"));
    this.recorder = new TrialRecorder(trial, judge, wanted);
    this.checkpoints = checkpoints;
    this.trainings = new SharedTrainings(recorder, progress, checkpoints);
  }

  /** All jobs have done their work: trainings need not be continued any more. */
  void close() {
    checkpoints.clear();
  }

  Trial trial() {
    return trial;
  }

  TrialRecorder recorder() {
    return recorder;
  }

  /** The other losses on validation data by which what a job learned can be chosen. */
  Map<SelectionCriterion, Double> losses(Job job, Fit fit) {
    Priors priors = believed(job.configuration().settings());
    PubnSamples validation = trial.data().validation();
    float[] positive = fit.scorer().scores(validation.positive());
    float[] unlabeled = fit.scorer().scores(validation.unlabeled());
    Map<SelectionCriterion, Double> losses = new EnumMap<>(SelectionCriterion.class);
    for (SelectionCriterion criterion : Outcome.OTHER_CRITERIA) {
      losses.put(criterion, criterion.loss(positive, unlabeled, priors));
    }
    return losses;
  }

  Fit run(Job job) {
    Settings settings = job.configuration().settings();
    Problem problem =
        new Problem(
            trial.data(),
            believed(settings),
            LabMethods.model(job.method(), dataset.model()),
            seed.child("training"));
    Optional<Priors> truth =
        LabSettings.estimatesPriors(settings) ? Optional.empty() : Optional.of(task.priors());
    Method method = job.method().make(settings, new TrialContext(dataset, trial, sigmaData, truth));
    int members = LabSettings.members(settings);
    return (members == 1 ? method : new Ensemble(method, members)).fit(problem, trainings);
  }

  /** The priors that a job was given in place of the true ones. */
  Optional<Priors> estimated(Job job) {
    return LabSettings.estimatesPriors(job.configuration().settings())
        ? Optional.of(estimated())
        : Optional.empty();
  }

  private Priors believed(Settings settings) {
    return LabSettings.estimatesPriors(settings)
        ? estimated()
        : task.priors().withRho(task.priors().rho() * settings.number("rhoFactor", 1));
  }

  private synchronized Priors estimated() {
    if (estimated.isEmpty()) {
      PubnSamples samples = trial.data().training();
      PriorOptions options =
          PriorOptions.forSamples(samples, seed.child("priors")).withAlternatives(List.of());
      estimated = Optional.of(PriorEstimation.estimate(samples, options).priors());
    }
    return estimated.get();
  }
}
