package org.pubn.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class JsonLinesReaderTest {

  @TempDir Path directory;
  private TextFiles files;

  @BeforeEach
  void useDirectory() {
    files = new TextFiles(directory);
  }

  private TextFiles.Contents read(String text) throws IOException {
    return TextFiles.read(files.write("a.jsonl", text));
  }

  @Test
  void columnsAreAllKeysInTheirOrder() throws IOException {
    TextFiles.Contents contents =
        read("{\"x\": 1.50, \"y\": \"a\\n\"}\n{\"z\": true, \"x\": null}\n\n{}\n{\"y\":false}");

    assertThat(contents.columns()).containsExactly("x", "y", "z");
    assertThat(contents.rows())
        .containsExactly(
            List.of("1.50", "a\n", ""),
            List.of("", "", "true"),
            List.of("", "", ""),
            List.of("", "false", ""));
    assertThat(contents.lines()).containsExactly(1L, 2L, 4L, 5L);
  }

  @Test
  void gzipIsUnpacked() throws IOException {
    Path file = files.writeGzip("a.ndjson.gz", "{\"x\":1}\n");

    assertThat(TextFiles.read(file).rows()).containsExactly(List.of("1"));
  }

  @Test
  void keysMayTurnUpInTheFirstThousandObjectsOnly() throws IOException {
    assertThat(read("{\"x\":1}\n".repeat(999) + "{\"y\":2}\n").columns()).containsExactly("x", "y");
    assertThatThrownBy(() -> read("{\"x\":1}\n".repeat(1000) + "{\"y\":2}\n"))
        .isInstanceOf(DataFormatException.class)
        .hasMessageEndingWith("a.jsonl: line 1001: key \"y\" is in none of the first 1000 objects");
  }

  @Test
  void nestedValuesAreRefused() {
    assertThatThrownBy(() -> read("{\"x\":1}\n{\"x\":[1]}\n"))
        .isInstanceOf(DataFormatException.class)
        .hasMessageEndingWith(
            "a.jsonl: line 2: \"x\" holds a list or an object: only texts and numbers are allowed");
  }

  @Test
  void whatIsNoObjectPerLineIsRefused() {
    assertThatThrownBy(() -> read("{\"x\":1}\n[1]\n"))
        .hasMessageEndingWith("a.jsonl: line 2: every line must be a JSON object");
    assertThatThrownBy(() -> read("{\"x\":1}\n{\"x\":\n"))
        .isInstanceOf(DataFormatException.class)
        .hasMessageContaining("is not JSON");
    assertThatThrownBy(() -> read("{\"x\":1,\"x\":2}\n"))
        .hasMessageEndingWith("a.jsonl: line 1: key \"x\" occurs twice");
    assertThatThrownBy(() -> read(""))
        .hasMessageEndingWith("a.jsonl: is empty, must hold one JSON object per line");
  }
}
