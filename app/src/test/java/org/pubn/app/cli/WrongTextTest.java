package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.predict.SmallModel;
import org.pubn.app.training.SmallDocuments;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.text.VocabularyCounter;
import org.pubn.text.VocabularyRule;

/** Mistakes with documents: a sentence that names what is wrong, exit code 2, no files. */
class WrongTextTest {

  @TempDir private Path directory;
  private Path positive = Path.of("");
  private Path unlabeled = Path.of("");
  private Path table = Path.of("");

  @BeforeEach
  void setUp() {
    SmallDocuments documents = new SmallDocuments(directory);
    positive = documents.folder("p", SmallDocuments.positiveTexts());
    unlabeled = documents.lines("u.txt", SmallDocuments.unlabeledTexts());
    table = documents.table("t.csv", Map.of("", SmallDocuments.freshTexts()));
  }

  private void assertRefused(String sentence, Object... arguments) throws IOException {
    Terminal terminal = Commands.run(arguments);
    assertThat(terminal.err()).isEqualTo("pubn: " + sentence + System.lineSeparator());
    assertThat(terminal.code()).isEqualTo(2);
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .noneMatch(name -> name.startsWith("out") || name.startsWith("."));
    }
  }

  private void assertNotTrained(String sentence, Object... arguments) throws IOException {
    List<Object> all = new ArrayList<>(List.of("train", "--quiet", "--prior", "0.4"));
    all.addAll(List.of("--epochs", "1", "--out", directory.resolve("out.pubn")));
    all.addAll(List.of(arguments));
    assertRefused(sentence, all.toArray());
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  @Test
  void optionsThatDoNotFit() throws IOException {
    assertNotTrained(
        "--text body: goes with tables, and there are no columns in " + positive + ", " + unlabeled,
        "--positive",
        positive,
        "--unlabeled",
        unlabeled,
        "--text",
        "body");
    assertNotTrained(
        "--features words: must be one of tfidf, encoder, pixels, onnx",
        "--positive",
        positive,
        "--unlabeled",
        unlabeled,
        "--features",
        "words");
    assertNotTrained(
        "--encoder minilm-q: goes with --features encoder or onnx",
        "--positive",
        positive,
        "--unlabeled",
        unlabeled,
        "--features",
        "tfidf",
        "--encoder",
        "minilm-q");
    assertNotTrained(
        "--features tfidf: goes with text and pictures; name their column by --text or --image, or"
            + " give folders or .txt files",
        "--positive",
        table,
        "--unlabeled",
        table,
        "--features",
        "tfidf");
    assertNotTrained(
        "--numeric age: of documents only the text is used",
        "--positive",
        positive,
        "--unlabeled",
        unlabeled,
        "--numeric",
        "age");
  }

  @Test
  void columnsThatAreMissing() throws IOException {
    assertNotTrained(
        table + ": name the column of the text (--text); there are id, body, what",
        "--positive",
        positive,
        "--unlabeled",
        table);
    assertNotTrained(
        table + ": has no column \"bdy\"; there are id, body, what",
        "--positive",
        table,
        "--unlabeled",
        table,
        "--text",
        "bdy");
    assertNotTrained(
        "--label: is missing; name the column of "
            + positive
            + " that says what each document is; of a folder, \"folder\"",
        "--input",
        positive);
    assertNotTrained(
        positive + ": has no column \"what\"; there are file, folder, text",
        "--input",
        positive,
        "--label",
        "what");
  }

  @Test
  void placesWithoutDocuments() throws IOException {
    Path empty = Files.createDirectories(directory.resolve("empty/inner"));
    Path noLines = file("none.txt", "");
    assertNotTrained(
        empty + ": holds no documents: there is no file in it",
        "--positive",
        empty,
        "--unlabeled",
        unlabeled);
    assertNotTrained(
        noLines + ": holds no documents", "--positive", positive, "--unlabeled", noLines);
    assertNotTrained(
        directory.resolve("nowhere") + ": is not a file or folder",
        "--positive",
        positive,
        "--unlabeled",
        directory.resolve("nowhere"));
    Path npy = file("a.npy", "");
    assertNotTrained(
        npy + ": documents and ready-made features cannot be mixed",
        "--positive",
        positive,
        "--unlabeled",
        npy);
  }

  @Test
  void documentsWithoutWords() throws IOException {
    Path blank = file("blank.txt", "\n \n\t\n?\n!\n");
    Path stopWords = file("stop.txt", "the and\nof the\n");
    assertNotTrained(
        blank
            + ", "
            + stopWords
            + ": vocabulary: nothing is left of the 0 terms in 5 documents; at least one term must"
            + " occur in some of them and in no more than 95.0 %",
        "--positive",
        blank,
        "--unlabeled",
        stopWords,
        "--validation",
        "0.1");
  }

  @Test
  void linesThatAreNoText() throws IOException {
    Path latin =
        Files.write(
            directory.resolve("latin.txt"), "caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1));
    assertNotTrained(
        latin + ": is not UTF-8 text: convert it first",
        "--positive",
        latin,
        "--unlabeled",
        unlabeled);
  }

  @Test
  void modelsThatTakeSomethingElse() throws IOException {
    Path ofTable = directory.resolve("table.pubn");
    ClassifierFile.save(SmallModel.ofTable(directory), ofTable);
    Path ofFeatures = directory.resolve("features.pubn");
    ClassifierFile.save(SmallModel.linear(1, 2, -1), ofFeatures);
    Path ofText = directory.resolve("text.pubn");
    VocabularyCounter words = new VocabularyCounter(VocabularyRule.PAPER);
    List.of("moon", "ice", "oven").forEach(words::add);
    ClassifierFile.save(
        SmallModel.linear(1, 2, 3, 0).withPreprocessing(words.tfIdf("text")), ofText);

    assertRefused(
        positive + ": holds documents, the model takes a table with the columns x, job",
        "predict",
        "--model",
        ofTable,
        "--input",
        positive);
    assertRefused(
        positive + ": the model takes 2 ready-made features, no text",
        "predict",
        "--model",
        ofFeatures,
        "--input",
        positive);
    assertRefused(
        "--text body: the model takes 2 ready-made features, no text",
        "predict",
        "--model",
        ofFeatures,
        "--input",
        table,
        "--text",
        "body");
    assertRefused(
        "--text body: goes with tables, and there are no columns in " + positive,
        "predict",
        "--model",
        ofText,
        "--input",
        positive,
        "--text",
        "body");
    assertRefused(
        table
            + ": has no column \"text\" for the text; name the column of the text (--text); there"
            + " are id, body, what",
        "predict",
        "--model",
        ofText,
        "--input",
        table);
    assertRefused(
        positive + ": name the label column (--label), which holds what the rows are",
        "evaluate",
        "--model",
        ofText,
        "--input",
        positive);
    assertRefused(
        unlabeled + ": has no column \"folder\"; there are line, text",
        "evaluate",
        "--model",
        ofText,
        "--input",
        unlabeled,
        "--label",
        "folder");
  }

  @Test
  void encodersThatAreMissingOrDamaged() throws IOException {
    assertNotTrained(
        "--encoder elmo: must be one of minilm-q, minilm, bge-small-q, bge-small or a directory"
            + " with an .onnx file and its tokenizer.json",
        "--positive",
        positive,
        "--unlabeled",
        unlabeled,
        "--encoder",
        "elmo");
    Path encoder = Files.createDirectory(directory.resolve("encoder"));
    assertNotTrained(
        encoder + ": has no tokenizer.json",
        "--positive",
        positive,
        "--unlabeled",
        unlabeled,
        "--features",
        "encoder",
        "--encoder",
        encoder);
  }
}
