package org.pubn.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class RowBatchTest {

  private static RowBatch row(String... cells) {
    RowBatch.Builder builder = new RowBatch.Builder(cells.length);
    for (String cell : cells) {
      builder.add(cell);
    }
    builder.endRow(7);
    return builder.build();
  }

  @Test
  void cellsAreStrippedWhereAsked() {
    RowBatch batch = row(" a b\t", "", "  ", "x");

    assertThat(batch.text(0, 0)).isEqualTo(" a b\t");
    assertThat(batch.stripped(0, 0)).isEqualTo("a b");
    assertThat(batch.stripped(0, 1)).isEmpty();
    assertThat(batch.stripped(0, 2)).isEmpty();
    assertThat(batch.strippedLength(0, 0)).isEqualTo(3);
    assertThat(batch.strippedLength(0, 2)).isZero();
    assertThat(batch.isBlank(0, 0)).isFalse();
    assertThat(batch.isBlank(0, 2)).isTrue();
    assertThat(batch.strippedHash(0, 0)).isEqualTo("a b".hashCode());
    assertThat(batch.strippedEquals(0, 0, "a b")).isTrue();
    assertThat(batch.strippedEquals(0, 0, "a c")).isFalse();
    assertThat(batch.strippedEquals(0, 3, "xx")).isFalse();
    assertThat(batch.strippedEquals(0, 2, "")).isTrue();
    assertThat(batch.line(0)).isEqualTo(7);
  }

  @Test
  void cellsAreReadAsNumbers() {
    RowBatch batch = row(" 1.5 ", "x", "");

    assertThat(batch.number(0, 0)).isEqualTo(1.5);
    assertThat(batch.number(0, 1)).isNaN();
    assertThat(batch.number(0, 2)).isNaN();
  }

  @Test
  void buildingBeginsAnew() {
    RowBatch.Builder builder = new RowBatch.Builder(1);
    builder.add("a");
    builder.endRow(1);
    RowBatch first = builder.build();
    builder.add("b");
    builder.endRow(2);
    RowBatch second = builder.build();

    assertThat(first.text(0, 0)).isEqualTo("a");
    assertThat(second.rows()).isEqualTo(1);
    assertThat(second.text(0, 0)).isEqualTo("b");
  }

  @Test
  void rowsMustBeComplete() {
    RowBatch.Builder builder = new RowBatch.Builder(2);
    builder.add("a");

    assertThatThrownBy(() -> builder.endRow(1)).hasMessage("row of 1 cells: must have 2");
    assertThatThrownBy(builder::build).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> new RowBatch.Builder(0)).hasMessage("columns 0: must be at least 1");
  }
}
