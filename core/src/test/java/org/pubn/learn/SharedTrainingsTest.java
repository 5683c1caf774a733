package org.pubn.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.pubn.method.MethodCatalog;

final class SharedTrainingsTest {

  private static final Optimisation SHORT = Gaussians.OPTIMISATION.withEpochs(3);
  private static final SigmaEstimator.NnPu SIGMA = new SigmaEstimator.NnPu(SHORT);

  private final Queue<String> started = new ConcurrentLinkedQueue<>();

  private final SharedTrainings trainings =
      new SharedTrainings(
          new TrainingListener() {
            @Override
            public void started(Problem problem, TrainingStep step) {
              started.add(step.purpose());
            }
          });

  @Test
  void threeTausShareTheirSigma() {
    Problem problem = Gaussians.problem(1);
    List<Fit> fits =
        List.of(0.5, 0.7, 0.9).stream()
            .map(tau -> new PubnMethod(SIGMA, SHORT, tau).fit(problem, trainings))
            .toList();
    assertThat(started).containsExactly("s", "g", "g", "g");
    assertThat(fits.get(0).sigma()).isPresent().isEqualTo(fits.get(2).sigma());
    assertThat(fits)
        .extracting(fit -> fit.threshold().orElseThrow().wanted())
        .containsExactly(60, 84, 108);
  }

  @Test
  void puThenPnSharesTheTrainingOfS() {
    Problem problem = Gaussians.problem(1);
    Fit pubn = new PubnMethod(SIGMA, SHORT, 0.7).fit(problem, trainings);
    Fit puThenPn = new PuThenPn(SIGMA, SHORT).fit(problem, trainings);
    assertThat(started).containsExactly("s", "g", "pn");
    ChosenCheckpoint ofSigma = pubn.sigma().orElseThrow().training().orElseThrow();
    ChosenCheckpoint ofPu = puThenPn.parts().get(0);
    assertThat(ofPu.trained()).isSameAs(ofSigma.trained());
    assertThat(ofSigma.criterion()).isEqualTo(0);
    assertThat(ofPu.criterion()).isEqualTo(1);
  }

  @Test
  void otherProblemsAndOptionsAreTrainedAnew() {
    Problem problem = Gaussians.problem(1);
    AllMethods.make(MethodCatalog.NNPU, SHORT).fit(problem, trainings);
    AllMethods.make(MethodCatalog.NNPU, SHORT).fit(problem, trainings);
    assertThat(started).hasSize(1);
    AllMethods.make(MethodCatalog.NNPU, SHORT.withRate(0.01)).fit(problem, trainings);
    AllMethods.make(MethodCatalog.NNPU, SHORT).fit(Gaussians.problem(2), trainings);
    AllMethods.make(MethodCatalog.UPU, SHORT).fit(problem, trainings);
    assertThat(started).hasSize(4);
  }

  @Test
  void threadsThatAskForOneTrainingGetTheSame() {
    Problem problem = Gaussians.problem(1);
    List<CompletableFuture<Fit>> futures =
        List.of(1, 2, 3, 4).stream()
            .map(
                i ->
                    CompletableFuture.supplyAsync(
                        () ->
                            AllMethods.make(MethodCatalog.NNPU, Gaussians.OPTIMISATION)
                                .fit(problem, trainings)))
            .toList();
    List<Fit> fits = futures.stream().map(CompletableFuture::join).toList();
    assertThat(started).containsExactly("g");
    assertThat(fits).allSatisfy(fit -> assertThat(fit.scorer()).isSameAs(fits.get(0).scorer()));
  }
}
