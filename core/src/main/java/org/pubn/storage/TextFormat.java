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
    RowReader rows(String source, BufferedReader text) throws IOException {
      return new DelimitedReader(source, text, Separator.ofHeader(text));
    }
  },
  TSV {
    @Override
    public Set<String> extensions() {
      return Set.of("tsv", "tab");
    }

    @Override
    RowReader rows(String source, BufferedReader text) throws IOException {
      return new DelimitedReader(source, text, '\t');
    }
  },
  JSON_LINES {
    @Override
    public Set<String> extensions() {
      return Set.of("jsonl", "ndjson");
    }

    @Override
    RowReader rows(String source, BufferedReader text) throws IOException {
      return new JsonLinesReader(source, text);
    }
  },
  LINES {
    @Override
    public Set<String> extensions() {
      return Set.of("txt");
    }

    @Override
    RowReader rows(String source, BufferedReader text) {
      return new LinesReader(source, text);
    }
  };

  /** Rows of a text, which is closed with the reader. */
  abstract RowReader rows(String source, BufferedReader text) throws IOException;

  @Override
  public RowReader open(Path file) throws IOException {
    return open(file.toString(), TextInput.open(file));
  }

  /** Opens a stream, which is closed with the reader. */
  RowReader open(String source, InputStream in) throws IOException {
    try {
      return open(source, TextInput.open(in));
    } catch (IOException e) {
      throw TextInput.explain(source, e);
    }
  }

  private RowReader open(String source, BufferedReader text) throws IOException {
    try {
      return rows(source, text);
    } catch (IOException e) {
      text.close();
      throw TextInput.explain(source, e);
    } catch (RuntimeException e) {
      text.close();
      throw e;
    }
  }
}
