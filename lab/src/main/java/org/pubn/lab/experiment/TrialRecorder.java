package org.pubn.lab.experiment;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.lab.result.Details;
import org.pubn.lab.task.TestSet;
import org.pubn.lab.trial.Trial;
import org.pubn.learn.ChosenCheckpoint;
import org.pubn.learn.EpochSummary;
import org.pubn.learn.Fit;
import org.pubn.learn.Problem;
import org.pubn.learn.TrainingListener;
import org.pubn.learn.TrainingStep;
import org.pubn.random.Seed;
import org.pubn.risk.MarginLoss;
import org.pubn.stats.Confusion;

/** Watches the trainings of a trial and keeps what the experiment's figures need. */
final class TrialRecorder implements TrainingListener {

  /** What a judgement without labels may know: π, and a seed of its own. */
  record Judge(double pi, Seed seed) {}

  private final Trial trial;
  private final Judge judge;
  private final Set<Detail> wanted;

  /** After every epoch of a training, the test examples called positive. */
  private final Map<TrainingStep, List<BitSet>> decisions = new ConcurrentHashMap<>();

  TrialRecorder(Trial trial, Judge judge, Set<Detail> wanted) {
    this.trial = trial;
    this.judge = judge;
    this.wanted = wanted;
  }

  @Override
  public void started(Problem problem, TrainingStep step) {
    decisions.put(step, new ArrayList<>());
  }

  @Override
  public void epochEnded(
      Problem problem,
      TrainingStep step,
      EpochSummary summary,
      Function<Features, float[]> scores) {
    if (wanted.contains(Detail.CURVE)) {
      float[] test = scores.apply(trial.test().features());
      BitSet positive = new BitSet(test.length);
      for (int i = 0; i < test.length; i++) {
        positive.set(i, test[i] > 0);
      }
      decisions.getOrDefault(step, new ArrayList<>()).add(positive);
    }
  }

  /** The decisions after every epoch, as a number of bytes and the bytes of each. */
  @Override
  public byte[] state(Problem problem, TrainingStep step) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (BitSet positive : decisions.getOrDefault(step, List.of())) {
      byte[] bits = positive.toByteArray();
      bytes.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(bits.length).array());
      bytes.writeBytes(bits);
    }
    return bytes.toByteArray();
  }

  @Override
  public void resumed(
      Problem problem, TrainingStep step, List<EpochSummary> history, byte[] state) {
    ByteBuffer bytes = ByteBuffer.wrap(state);
    List<BitSet> known = new ArrayList<>();
    while (bytes.hasRemaining()) {
      byte[] bits = new byte[bytes.getInt()];
      bytes.get(bits);
      known.add(BitSet.valueOf(bits));
    }
    if (wanted.contains(Detail.CURVE) && known.size() != history.size()) {
      throw new InputException(
          "training of "
              + step.purpose()
              + ": was begun for an experiment without curves; delete the checkpoints in --out");
    }
    decisions.put(step, known);
  }

  /** The details of what a job learned. */
  Details details(Fit fit) {
    return new Details(
        wanted.contains(Detail.CURVE) ? curve(fit) : null,
        wanted.contains(Detail.SIGMA) ? sigma(fit) : null,
        wanted.contains(Detail.EMBEDDING) ? Embeddings.of(fit, trial.test()) : null,
        wanted.contains(Detail.DECISIONS) ? calledPositive(fit) : null,
        wanted.contains(Detail.JUDGEMENT)
            ? Judgements.of(fit.scorer(), trial.test(), judge.pi(), judge.seed())
            : null);
  }

  /**
   * The errors after every epoch. A decision function of several trainings says positive where all
   * of them do; its curve pairs equal epochs, and its selected epoch is that of the last training.
   */
  private Details.Curve curve(Fit fit) {
    TestSet test = trial.test();
    List<Double> error = new ArrayList<>();
    List<Double> fpr = new ArrayList<>();
    List<Double> fnr = new ArrayList<>();
    int epochs =
        fit.parts().stream().mapToInt(part -> part.trained().history().size()).min().orElse(0);
    for (int epoch = 0; epoch < epochs; epoch++) {
      BitSet all = new BitSet(test.size());
      all.set(0, test.size());
      for (ChosenCheckpoint part : fit.parts()) {
        all.and(decisions.getOrDefault(part.step(), List.of()).get(epoch));
      }
      float[] signs = new float[test.size()];
      for (int i = 0; i < signs.length; i++) {
        signs[i] = all.get(i) ? 1 : -1;
      }
      Confusion rates = test.confusion(signs);
      error.add(rates.error().orElseThrow());
      fpr.add(rates.fpr().orElse(Double.NaN));
      fnr.add(rates.fnr().orElse(Double.NaN));
    }
    ChosenCheckpoint last = fit.parts().get(fit.parts().size() - 1);
    return new Details.Curve(error, fpr, fnr, last.checkpoint().epoch());
  }

  private Details.@Nullable SigmaValues sigma(Fit fit) {
    if (fit.sigma().isEmpty() || fit.threshold().isEmpty()) {
      return null;
    }
    Features unlabeled = trial.data().training().unlabeled();
    float[] logits = fit.sigma().get().logit().scores(unlabeled);
    List<Double> sigma = new ArrayList<>();
    List<Boolean> positive = new ArrayList<>();
    for (int i = 0; i < logits.length; i++) {
      sigma.add(MarginLoss.SIGMOID.value(-logits[i]));
      positive.add(trial.hidden().training().isPositive(i));
    }
    return new Details.SigmaValues(sigma, positive, fit.threshold().get().eta());
  }

  private List<Boolean> calledPositive(Fit fit) {
    List<Boolean> positive = new ArrayList<>();
    for (float score : fit.scorer().scores(trial.test().features())) {
      positive.add(score > 0);
    }
    return positive;
  }
}
