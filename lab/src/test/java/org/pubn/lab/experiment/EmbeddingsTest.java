package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.pubn.engine.MinimumScorer;
import org.pubn.engine.Model;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.result.Details;
import org.pubn.lab.task.Task;
import org.pubn.lab.trial.Trial;
import org.pubn.lab.trial.Trials;
import org.pubn.learn.Fit;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.TrainingListener;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodContext;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.Seed;
import org.pubn.settings.Settings;

class EmbeddingsTest {

  private static final Dataset TOY = DATASETS.dataset("toy");
  private static final Task TASK = DATASETS.task("toy/pu");
  private static final Trial TRIAL = new Trials(TOY, TASK).draw(new Seed(0));

  private static Fit fit(Model model) {
    Problem problem = new Problem(TRIAL.data(), TASK.priors(), model, new Seed(0));
    return MethodCatalog.NNPU
        .make(Settings.NONE.with("rate", 0.1), MethodContext.of(TOY.optimisation()))
        .fit(problem, new SharedTrainings(TrainingListener.NONE));
  }

  private static Details.Embedding embedding(Model model) {
    return Objects.requireNonNull(Embeddings.of(fit(model), TRIAL.test()));
  }

  @Test
  void theFirst500TestExamplesInTwoDimensions() {
    Details.Embedding embedding = embedding(NetworkSpec.mlp(2, 6));

    assertThat(embedding.points()).hasSize(500).allMatch(point -> point.size() == 2);
    assertThat(embedding.classes()).hasSize(500).startsWith(0, 0, 0, 0, 1, 1, 1, 2, 2, 2);
  }

  /** Six hidden units on points of the plane, before ReLU: two dimensions hold everything. */
  @Test
  void aLayerOnThePlaneIsAPlane() {
    List<Double> explained = embedding(NetworkSpec.mlp(2, 6)).explained();

    assertThat(explained).hasSize(2);
    assertThat(explained.get(0)).isGreaterThan(explained.get(1));
    assertThat(explained.get(0) + explained.get(1)).isCloseTo(1, within(1e-6));
  }

  @Test
  void aSecondLayerIsNotAPlane() {
    Details.Embedding embedding = embedding(NetworkSpec.mlp(2, 6, 5));
    double explained = embedding.explained().get(0) + embedding.explained().get(1);

    assertThat(explained).isGreaterThan(0.2).isLessThan(1 - 1e-6);
    assertThat(variance(embedding, 0)).isGreaterThanOrEqualTo(variance(embedding, 1));
  }

  private static double variance(Details.Embedding embedding, int axis) {
    double mean = embedding.points().stream().mapToDouble(p -> p.get(axis)).average().orElseThrow();
    return embedding.points().stream()
        .mapToDouble(p -> (p.get(axis) - mean) * (p.get(axis) - mean))
        .sum();
  }

  @Test
  void aModelWithoutHiddenLayerHasNone() {
    assertThat(Embeddings.of(fit(NetworkSpec.linear(2)), TRIAL.test())).isNull();
  }

  @Test
  void aPairOfNetworksHasNone() {
    Fit one = fit(NetworkSpec.mlp(2, 6));
    Fit two =
        new Fit(
            new MinimumScorer(one.scorer(), one.scorer()),
            0,
            one.parts(),
            one.sigma(),
            one.threshold());

    assertThat(Embeddings.of(two, TRIAL.test())).isNull();
  }
}
