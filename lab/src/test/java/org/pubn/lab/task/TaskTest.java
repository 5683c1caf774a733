package org.pubn.lab.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pubn.sample.Priors;

class TaskTest {

  private static Task task(Set<Integer> positive, Map<Integer, Double> shares, double rho) {
    return new Task("toy/1", "toy", positive, shares, new Priors(0.5, rho));
  }

  @Test
  void aTaskKnowsItsPositives() {
    Task task = task(Set.of(0, 2), Map.of(1, 1.0), 0.2);

    assertThat(task.isPositive(2)).isTrue();
    assertThat(task.isPositive(1)).isFalse();
    assertThat(task.isPositive(7)).isFalse();
    assertThat(task.hasNegatives()).isTrue();
    assertThat(task(Set.of(0), Map.of(), 0).hasNegatives()).isFalse();
  }

  @Test
  void categoriesAreSortedWhateverTheMap() {
    Map<Integer, Double> shares = new LinkedHashMap<>();
    shares.put(9, 0.5);
    shares.put(1, 0.25);
    shares.put(5, 0.25);

    assertThat(task(Set.of(0), shares, 0.2).negativeShares().keySet()).containsExactly(1, 5, 9);
  }

  @Test
  void aTaskCannotBeChanged() {
    Map<Integer, Double> shares = new HashMap<>(Map.of(1, 1.0));
    Task task = task(Set.of(0), shares, 0.2);
    shares.put(3, 1.0);

    assertThat(task.negativeShares()).hasSize(1);
    assertThatThrownBy(() -> task.negativeShares().put(3, 1.0))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> task.positiveClasses().add(3))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void sharesMustSumToOne() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> task(Set.of(0), Map.of(1, 0.5, 3, 0.25), 0.2))
        .withMessage("task toy/1: shares sum to 0.75, must sum to 1");
    assertThat(task(Set.of(0), Map.of(1, 1 / 3.0, 3, 1 / 3.0, 5, 1 / 3.0), 0.2)).isNotNull();
  }

  @Test
  void aShareMustBePositive() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> task(Set.of(0), Map.of(1, 1.5, 3, -0.5), 0.2))
        .withMessage("task toy/1: share 1.5 of class 1: must lie in (0, 1]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> task(Set.of(0), Map.of(1, Double.NaN), 0.2))
        .withMessage("task toy/1: share NaN of class 1: must lie in (0, 1]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> task(Set.of(0), Map.of(1, 1.0, 3, 0.0), 0.2))
        .withMessage("task toy/1: share 0.0 of class 3: must lie in (0, 1]");
  }

  @Test
  void aClassIsNotBothPositiveAndNegative() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> task(Set.of(0, 1), Map.of(1, 1.0), 0.2))
        .withMessage("task toy/1: class 1 is both positive and negative");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> task(Set.of(), Map.of(1, 1.0), 0.2))
        .withMessage("task toy/1: has no positive class");
  }

  @Test
  void rhoComesWithNegativesAndOnlyWithThem() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> task(Set.of(0), Map.of(1, 1.0), 0))
        .withMessage(
            "task toy/1: rho 0.0 with 1 negative categories, rho must be 0 exactly where there are"
                + " none");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> task(Set.of(0), Map.of(), 0.2))
        .withMessage(
            "task toy/1: rho 0.2 with 0 negative categories, rho must be 0 exactly where there are"
                + " none");
  }

  @Test
  void sizesMustNotBeNegative() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SampleSizes(1, -1, 1))
        .withMessage("negative sample size -1: must be at least 0");
    SampleSizes sizes = new SampleSizes(1, 1, 1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TrialSizes(sizes, sizes, 0))
        .withMessage("cut 0: must be at least 1");
  }
}
