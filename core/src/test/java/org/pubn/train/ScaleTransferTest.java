package org.pubn.train;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ScaleTransferTest {

  private final ScaleTransfer transfer =
      new ScaleTransfer(new float[] {3, 1, 2}, new float[] {10, 30, 20}, 99);

  @Test
  void scoresKeepTheirRank() {
    assertThat(transfer.of(1)).isEqualTo(10);
    assertThat(transfer.of(2)).isEqualTo(20);
    assertThat(transfer.of(3)).isEqualTo(30);
    assertThat(transfer.of(2.5f)).isEqualTo(25);
  }

  @Test
  void beyondAllRowsTheEndsServe() {
    assertThat(transfer.of(-5)).isEqualTo(10);
    assertThat(transfer.of(4)).isEqualTo(99);
  }
}
