package org.pubn.lab.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import org.pubn.Pubn;
import org.pubn.advice.AssumedPriors;
import org.pubn.advice.Fairness;
import org.pubn.advisor.AdviceOptions;
import org.pubn.advisor.Advisor;
import org.pubn.classify.Classifier;
import org.pubn.data.Progress;
import org.pubn.files.LoadedSamples;
import org.pubn.lab.experiment.ReportFiles;
import org.pubn.lab.result.JsonLines;
import org.pubn.lab.result.RunFile;
import org.pubn.lab.result.Session;
import org.pubn.lab.task.TestSet;
import org.pubn.numbers.Require;
import org.pubn.origin.ProgramVersion;
import org.pubn.prior.GivenPriors;
import org.pubn.random.Seed;
import org.pubn.report.Report;
import org.pubn.sample.PubnSamples;
import org.pubn.train.TrainOptions;
import org.pubn.train.TrainResult;

/**
 * Labels positives with a bias and looks at what methods lose, what a line set by the prior saves,
 * and how often the test of fairness notices. Priors are given.
 *
 * @param options of the trainings; method, priors and seed are set for each
 */
public record BiasStudy(
    List<NumbersStudy.Case> cases,
    List<String> methods,
    TrainOptions options,
    int trials,
    long seed,
    Path out) {

  private static final double HELD_OUT = 0.2;

  public BiasStudy {
    cases = List.copyOf(cases);
    methods = List.copyOf(methods);
    Require.atLeast(1, "trials", trials);
  }

  /** How many lines the study has when it is done. */
  public int size() {
    return cases.size() * LabelBias.values().length * trials;
  }

  /** Runs what is missing and writes the report. */
  public Report run(String command, BiConsumer<BiasTrial, Integer> finished) {
    long start = System.nanoTime();
    try (JsonLines<BiasTrial> file = JsonLines.open(out, BiasTrial.LINE)) {
      file.values().forEach(t -> file.requireSeed(t.trial(), t.seed(), seed + t.trial()));
      file.repair();
      StudyRecord before = StudyRecord.of(out, "bias");
      int done = 0;
      for (int trial = 0; trial < trials; trial++) {
        for (NumbersStudy.Case known : cases) {
          for (LabelBias bias : LabelBias.values()) {
            if (!has(file, known, bias, trial)) {
              BiasTrial ended = run(known, bias, trial);
              file.append(ended);
              Session session = Session.underWay(command, options.threads(), ++done, start);
              RunFile.write(out, before.with(session));
              finished.accept(ended, size());
            }
          }
        }
      }
      Report report = BiasStudyReport.of(file.values());
      ReportFiles.write(report, out);
      return report;
    }
  }

  private static boolean has(
      JsonLines<BiasTrial> file, NumbersStudy.Case known, LabelBias bias, int trial) {
    return file.values().stream()
        .anyMatch(
            t ->
                t.task().equals(known.task().id())
                    && t.bias().equals(bias.id())
                    && t.trial() == trial);
  }

  private BiasTrial run(NumbersStudy.Case known, LabelBias bias, int trial) {
    long start = System.nanoTime();
    Seed trialSeed = new Seed(seed + trial);
    DealtRows dealt = DealtRows.of(known.dataset(), known.task(), trialSeed, bias);
    LoadedSamples samples =
        LoadedSamples.of(known.task().id(), dealt.samples(), HELD_OUT, trialSeed);
    TrainOptions told =
        options.withSeed(seed + trial).withPriors(GivenPriors.of(known.task().priors()));
    List<BiasTrial.Learned> learned = new ArrayList<>();
    for (String method : methods) {
      if (known.task().hasNegatives() || !method.equals("pubn")) {
        TrainResult result = Pubn.train(samples, told.withMethod(method), Progress.NONE);
        learned.add(learned(method, result, dealt));
      }
    }
    Fairness fairness = fairness(samples, told);
    return new BiasTrial(
        known.task().id(),
        bias.id(),
        trial,
        seed + trial,
        learned,
        number(fairness.auc()),
        number(fairness.share()),
        fairness.pValue(),
        fairness.verdict().name().toLowerCase(Locale.ROOT).replace('_', '-'),
        Math.round(1e-8 * (System.nanoTime() - start)) / 10.0,
        ProgramVersion.current());
  }

  /** Zero where nothing was compared. */
  private static double number(double value) {
    return Double.isNaN(value) ? 0 : value;
  }

  private static Fairness fairness(LoadedSamples samples, TrainOptions told) {
    PubnSamples training = samples.data().training();
    AssumedPriors priors =
        AssumedPriors.of(
            PubnSamples.withoutNegatives(training.positive(), training.unlabeled()),
            GivenPriors.ofPi(told.priors().pi().orElseThrow()),
            told.priorOptions(samples));
    return new Advisor(
            samples.data(), priors, AdviceOptions.forTraining(samples, told), Progress.NONE)
        .fairness();
  }

  private static BiasTrial.Learned learned(String method, TrainResult result, DealtRows dealt) {
    Classifier classifier = result.classifier();
    TestSet test = dealt.test();
    TestedScores tested = new TestedScores(classifier.scores(test.features()), test.labels());
    return new BiasTrial.Learned(
        method,
        tested.error(classifier.threshold()),
        tested.error(atPrior(result)),
        tested.recall(classifier.threshold()),
        result.numbers().orElseThrow().recall().value());
  }

  /** The score above which the share π of the unlabeled rows held out lies. */
  private static double atPrior(TrainResult result) {
    float[] scores =
        result.classifier().scores(result.samples().data().validation().unlabeled()).clone();
    Arrays.sort(scores);
    int called = (int) Math.round(result.problem().priors().pi() * scores.length);
    return scores[Math.max(0, scores.length - 1 - called)];
  }
}
