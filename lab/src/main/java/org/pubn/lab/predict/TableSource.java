package org.pubn.lab.predict;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.pubn.classify.RowEncoder;
import org.pubn.data.DataFormatException;
import org.pubn.data.Features;
import org.pubn.data.ReadAhead;
import org.pubn.data.RowBatch;
import org.pubn.data.RowReader;
import org.pubn.lab.document.ModelInput;

/** Rows of a table, or documents, parsed in a thread of their own. */
final class TableSource implements RowSource {

  private final RowReader reader;
  private final RowEncoder encoder;
  private final int[] kept;

  private TableSource(RowReader reader, RowEncoder encoder, int[] kept) {
    this.reader = reader;
    this.encoder = encoder;
    this.kept = kept;
  }

  /** Takes over the input, also where it does not have the columns. */
  static TableSource open(ModelInput input, KeptColumns kept) throws IOException {
    RowReader table = input.reader();
    try {
      int[] places = kept.places(table.columns(), input.ids());
      return new TableSource(new ReadAhead(table), input.encoder(), places);
    } catch (IllegalArgumentException e) {
      table.close();
      throw new DataFormatException(table.source(), String.valueOf(e.getMessage()), e);
    }
  }

  @Override
  public List<String> keptColumns() {
    return Arrays.stream(kept).mapToObj(reader.columns()::get).toList();
  }

  @Override
  public Optional<Block> next() throws IOException {
    return reader.next().map(Rows::new);
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }

  private final class Rows implements Block {

    private final RowBatch batch;

    Rows(RowBatch batch) {
      this.batch = batch;
    }

    @Override
    public Features features() {
      try {
        return encoder.encode(batch);
      } catch (IllegalArgumentException e) {
        throw new DataFormatException(reader.source(), String.valueOf(e.getMessage()), e);
      }
    }

    @Override
    public void writeKept(int row, DelimitedText out) {
      for (int column : kept) {
        out.cell(batch.text(row, column));
      }
    }
  }
}
