package org.pubn.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class SumTreeTest {

  private static String shape(String... blocks) {
    return SumTree.sum(List.of(blocks), (a, b) -> "(" + a + b + ")");
  }

  @Test
  void theShapeDependsOnTheNumberOfBlocks() {
    assertThat(shape("a")).isEqualTo("a");
    assertThat(shape("a", "b")).isEqualTo("(ab)");
    assertThat(shape("a", "b", "c")).isEqualTo("((ab)c)");
    assertThat(shape("a", "b", "c", "d", "e")).isEqualTo("(((ab)(cd))e)");
    assertThat(shape("a", "b", "c", "d", "e", "f", "g")).isEqualTo("(((ab)(cd))((ef)g))");
  }

  @Test
  void noBlocksHaveNoSum() {
    assertThatIllegalArgumentException().isThrownBy(() -> shape());
  }
}
