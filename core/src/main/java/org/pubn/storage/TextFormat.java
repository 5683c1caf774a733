package org.pubn.storage;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Set;

/** The kinds of tables written as text that every installation reads. */
enum TextFormat implements RowFormat {
  CSV {
    @Override
    public Set<String> extensions() {
      return Set.of("csv");
    }

    @Override
    RowReader rows(String source, BufferedReader text, boolean named) throws IOException {
      return new DelimitedReader(source, text, Separator.ofHeader(text), named);
    }
  },
  TSV {
    @Override
    public Set<String> extensions() {
      return Set.of("tsv", "tab");
    }

    @Override
    RowReader rows(String source, BufferedReader text, boolean named) throws IOException {
      return new DelimitedReader(source, text, '\t', named);
    }
  },
  JSON_LINES {
    @Override
    public Set<String> extensions() {
      return Set.of("jsonl", "ndjson");
    }

    @Override
    RowReader rows(String source, BufferedReader text, boolean named) throws IOException {
      return new JsonLinesReader(source, text);
    }
  },
  LINES {
    @Override
    public Set<String> extensions() {
      return Set.of("txt");
    }

    @Override
    RowReader rows(String source, BufferedReader text, boolean named) {
      return new LinesReader(source, text);
    }
  };

  /**
   * Rows of a text, which is closed with the reader.
   *
   * @param named whether the text begins with the names of the columns, if such texts have any
   */
  abstract RowReader rows(String source, BufferedReader text, boolean named) throws IOException;

  @Override
  public RowReader open(Path file) throws IOException {
    return open(file, true);
  }

  /** Opens a file, whose columns may have no names. */
  RowReader open(Path file, boolean named) throws IOException {
    return open(file.toString(), TextInput.open(file), named);
  }

  /** Opens a stream, which is closed with the reader. */
  RowReader open(String source, InputStream in, boolean named) throws IOException {
    try {
      return open(source, TextInput.open(in), named);
    } catch (IOException e) {
      throw TextInput.explain(source, e);
    }
  }

  private RowReader open(String source, BufferedReader text, boolean named) throws IOException {
    try {
      return rows(source, text, named);
    } catch (IOException e) {
      text.close();
      throw TextInput.explain(source, e);
    } catch (RuntimeException e) {
      text.close();
      throw e;
    }
  }
}
