package org.pubn.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ReadAheadTest {

  /** Counts up to a limit, one row per batch, and then ends or fails. */
  private static final class Counting implements RowReader {
    private final int limit;
    private final Optional<IOException> failure;
    private int count;
    private boolean closed;

    Counting(int limit, Optional<IOException> failure) {
      this.limit = limit;
      this.failure = failure;
    }

    @Override
    public String source() {
      return "numbers";
    }

    @Override
    public List<String> columns() {
      return List.of("n");
    }

    @Override
    public Optional<RowBatch> next() throws IOException {
      if (count == limit) {
        if (failure.isPresent()) {
          throw failure.get();
        }
        return Optional.empty();
      }
      RowBatch.Builder batch = new RowBatch.Builder(1);
      batch.add(Integer.toString(count++));
      batch.endRow(count);
      return Optional.of(batch.build());
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  @Test
  void keepsTheOrder() throws IOException {
    Counting counting = new Counting(100, Optional.empty());
    try (ReadAhead reader = new ReadAhead(counting)) {
      TextFiles.Contents contents = TextFiles.read(reader);
      for (int i = 0; i < 100; i++) {
        assertThat(contents.rows().get(i)).containsExactly(Integer.toString(i));
      }
      assertThat(contents.rows()).hasSize(100);
      assertThat(reader.next()).isEmpty();
    }
    assertThat(counting.closed).isTrue();
  }

  @Test
  void failuresComeAfterTheRowsBeforeThem() throws IOException {
    IOException failure = new IOException("disk");
    try (ReadAhead reader = new ReadAhead(new Counting(2, Optional.of(failure)))) {
      assertThat(reader.next()).isPresent();
      assertThat(reader.next()).isPresent();
      assertThatThrownBy(reader::next).isSameAs(failure);
      assertThat(reader.next()).isEmpty();
    }
  }

  @Test
  void mayBeClosedBeforeTheEnd() throws IOException {
    Counting counting = new Counting(Integer.MAX_VALUE, Optional.empty());
    try (ReadAhead reader = new ReadAhead(counting)) {
      assertThat(reader.next()).isPresent();
    }
    int count = counting.count;
    assertThat(counting.closed).isTrue();
    assertThat(count).isLessThan(10);
  }
}
