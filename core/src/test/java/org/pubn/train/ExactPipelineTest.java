package org.pubn.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.Pubn;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.learn.SigmaEstimate;
import org.pubn.linear.ExactTraining;
import org.pubn.linear.LinearFunction;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PubnRisk;
import org.pubn.risk.SigmaThreshold;
import org.pubn.risk.UpuSRisk;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.settings.Setting;

class ExactPipelineTest {

  private static final DenseFeatures CLEAR = DenseFeatures.of(3, 3, 0, 0, -3, 2, 0, -3, -3, 0);
  private static final TrainOptions EXACT = TrainOptions.DEFAULT.withExact();

  @TempDir private Path directory;

  @Test
  void learnsWithNegativesAndWithout() {
    TrainResult with = Pubn.train(Plane.samples(1), Plane.PRIORS, EXACT);
    TrainResult without = Pubn.train(Plane.withoutNegatives(1), Priors.positive(0.4), EXACT);

    assertThat(with.method().id()).isEqualTo("pubn");
    assertThat(with.settings().values()).containsOnlyKeys("l2", "sigmaL2", "tau");
    assertThat(with.classifier().predictions(CLEAR)).containsExactly(true, false, false);
    assertThat(with.classifier().provenance().model()).isEqualTo("linear 3-1");
    assertThat(with.classifier().provenance().kernels()).isEqualTo("exact");
    assertThat(with.negativesAuc().getAsDouble()).isGreaterThan(0.9);
    assertThat(without.method().id()).isEqualTo("pubn-n");
    assertThat(without.classifier().predictions(CLEAR)).containsExactly(true, false, false);
  }

  /** Both steps once more, by hand, on the rows that the pipeline trained on. */
  @Test
  void isTheMinimumOfBothRisks() {
    TrainResult result =
        Pubn.train(
            Plane.samples(1),
            Plane.PRIORS,
            EXACT.with(Setting.SIGMA_L2, 0.02).with(Setting.L2, 0.005).withTau(0.7));

    PubnSamples rows = result.problem().data().training();
    LinearFunction sigma =
        new ExactTraining(
                new UpuSRisk(Plane.PRIORS, MarginLoss.LOGISTIC),
                rows,
                ExactTraining.noSigma(),
                0.02,
                1)
            .minimize()
            .function();
    ByRole<double[]> logits = ByRole.of(role -> sigma.preciseScores(rows.of(role)));
    SigmaThreshold eta = SigmaThreshold.choose(0.7, Plane.PRIORS, logits.unlabeled());
    LinearFunction g =
        new ExactTraining(
                new PubnRisk(Plane.PRIORS, eta, MarginLoss.LOGISTIC), rows, logits, 0.005, 1)
            .minimize()
            .function();
    assertThat(result.fit().threshold()).contains(eta);
    assertThat(result.fit().sigma().map(SigmaEstimate::logit).orElseThrow().preciseScores(CLEAR))
        .containsExactly(sigma.preciseScores(CLEAR));
    assertThat(result.classifier().scores(CLEAR)).containsExactly(g.scores(CLEAR), within(1e-5f));
  }

  @Test
  void threadsChangeNothing() throws IOException {
    Path one = directory.resolve("one.pubn");
    Path three = directory.resolve("three.pubn");
    ClassifierFile.save(Pubn.train(Plane.samples(1), Plane.PRIORS, EXACT).classifier(), one);
    ClassifierFile.save(
        Pubn.train(Plane.samples(1), Plane.PRIORS, EXACT.withThreads(3)).classifier(), three);

    assertThat(three).hasSameBinaryContentAs(one);
    assertThat(ClassifierFile.load(one).predictions(CLEAR)).containsExactly(true, false, false);
  }

  @Test
  void refusesWhatHasNoExactMinimum() {
    assertThatThrownBy(
            () -> Pubn.train(Plane.samples(1), Plane.PRIORS, EXACT.withModel(ModelKind.MLP)))
        .isInstanceOf(InputException.class)
        .hasMessage("model mlp: must be linear to be trained exactly");
    assertThatThrownBy(() -> Pubn.train(Plane.samples(1), Plane.PRIORS, EXACT.withMethod("nnpu")))
        .isInstanceOf(InputException.class)
        .hasMessage("method nnpu: cannot be trained exactly, must be auto, pubn or pubn-n");
    assertThatThrownBy(() -> Pubn.train(Plane.samples(1), Plane.PRIORS, EXACT.withRate(0.1)))
        .isInstanceOf(InputException.class)
        .hasMessage("rate 0.1: method pubn has only sigmaL2, l2, tau");
    assertThatThrownBy(() -> EXACT.with(Setting.L2, 0))
        .isInstanceOf(InputException.class)
        .hasMessage("l2 0.0: must lie in (0, 1)");
  }
}
