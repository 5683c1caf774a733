package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.pubn.app.cli.Commands.done;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.training.SmallDocuments;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/** Documents that nobody wishes for, and what sensibly comes of them. */
class UnusualTextTest {

  private static final int FIFTY_MEGABYTES = 50_000_000;

  @TempDir private Path directory;
  private SmallDocuments documents;
  private Path positive = Path.of("");
  private Path unlabeled = Path.of("");

  @BeforeEach
  void setUp() {
    documents = new SmallDocuments(directory);
    positive = documents.folder("p", SmallDocuments.positiveTexts());
    unlabeled = documents.folder("u", SmallDocuments.unlabeledTexts());
  }

  private Path model() {
    return directory.resolve("model.pubn");
  }

  private Terminal train(Object... more) {
    List<Object> arguments =
        new ArrayList<>(List.of("train", "--epochs", "3", "--quiet", "--prior", "0.4"));
    arguments.addAll(List.of("--method", "nnpu", "--rate", "0.01", "--out", model()));
    arguments.addAll(List.of("--positive", positive, "--unlabeled", unlabeled));
    arguments.addAll(List.of(more));
    return done(arguments.toArray());
  }

  private List<String> predict(Path input) {
    return done("predict", "--quiet", "--model", model(), "--input", input).out().lines().toList();
  }

  @Test
  void emptyDocumentsAreRowsOfZeros() throws IOException {
    Files.writeString(positive.resolve("empty"), "");
    Files.writeString(unlabeled.resolve("blank"), " \n\t");
    Files.writeString(unlabeled.resolve("signs"), "?!");

    assertThat(train().out()).containsPattern("documents +363, 2 of them empty\n");

    Path fresh = documents.lines("fresh.txt", List.of("", "unheard", "rocket moon", ""));
    List<String> rows = predict(fresh);
    assertThat(rows).hasSize(5);
    String ofEmpty = rows.get(1).substring(rows.get(1).indexOf(','));
    assertThat(rows.get(2)).isEqualTo("2" + ofEmpty);
    assertThat(rows.get(3)).doesNotEndWith(ofEmpty);
    assertThat(rows.get(4)).isEqualTo("4" + ofEmpty);
    assertThat(Commands.run("predict", "--model", model(), "--input", fresh).err())
        .endsWith("; documents without any word the model knows: 3\n");
  }

  @Test
  void aVocabularyOfOneWord() throws IOException {
    positive = documents.lines("p.txt", List.of("moon", "moon moon", "the moon", "a moon"));
    unlabeled = documents.lines("u.txt", List.of("moon of", "a", "the", "of", "it", "at", "by"));

    assertThat(train("--validation", "0.3").out())
        .containsPattern("features +tf-idf, 1 columns")
        .containsPattern("\n1 +moon ");
    assertThat(predict(documents.lines("fresh.txt", List.of("moon", "sun")))).hasSize(3);
  }

  @Test
  void binaryGarbage() throws IOException {
    RandomStream random = new Seed(5).random();
    for (int file = 0; file < 5; file++) {
      byte[] bytes = new byte[100_000];
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (byte) (1 + random.nextInt(255));
      }
      Files.write(unlabeled.resolve("garbage" + file), bytes);
    }
    // A run without any white space, such as an attachment in one line.
    Files.writeString(unlabeled.resolve("run"), "QUJD".repeat(500_000));

    assertThat(train().out()).containsPattern("\n1 +(orbit|rocket|moon|launch|engine|shuttle) ");
    List<String> rows = predict(unlabeled);
    assertThat(rows).hasSize(1 + 306);
    assertThat(rows.get(rows.size() - 1)).startsWith("run,").doesNotContain("NaN");
    assertThat(model())
        .isRegularFile()
        .satisfies(f -> assertThat(Files.size(f)).isLessThan(5_000_000));
  }

  @Test
  void aDocumentOfFiftyMegabytes() throws IOException {
    Path huge = unlabeled.resolve("huge");
    try (BufferedWriter out = Files.newBufferedWriter(huge)) {
      String text = String.join("\n", SmallDocuments.unlabeledTexts()) + "\n";
      for (int written = 0; written < FIFTY_MEGABYTES; written += text.length()) {
        out.write(text);
      }
    }
    assertThat(Files.size(huge)).isGreaterThan(FIFTY_MEGABYTES);

    assertThat(train().out()).containsPattern("characters +50,\\d{3},\\d{3}");
    assertThat(predict(unlabeled)).hasSize(1 + 301).last().asString().startsWith("huge,");
  }

  @Test
  void longCellsOfTablesHaveALimit() throws IOException {
    String word = "moon ";
    Path table =
        Files.writeString(
            directory.resolve("huge.csv"), "body\n" + word.repeat(FIFTY_MEGABYTES / 5) + "\n");

    train();
    Terminal terminal =
        Commands.run("predict", "--model", model(), "--input", table, "--text", "body");
    assertThat(terminal.err())
        .isEqualTo(
            "pubn: "
                + table
                + ": line 2 has a cell of more than 16777216 characters, the limit: is a"
                + " quote not closed? Longer documents can be files in a folder\n");
    assertThat(terminal.code()).isEqualTo(2);
  }
}
