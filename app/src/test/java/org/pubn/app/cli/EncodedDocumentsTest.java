package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.pubn.app.cli.Commands.done;
import static org.pubn.app.cli.Commands.run;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.training.SmallDocuments;

/** Documents through a pretrained transformer. */
class EncodedDocumentsTest {

  private static final String PACKAGED = "all-minilm-l6-v2-q";

  @TempDir private Path directory;
  private SmallDocuments documents;

  @BeforeEach
  void setUp() {
    documents = new SmallDocuments(directory);
    documents.lines("p.txt", SmallDocuments.texts(20, 1, SmallDocuments.Topic.ROCKET));
    List<String> unlabeled = SmallDocuments.texts(16, 2, SmallDocuments.Topic.ROCKET);
    unlabeled.addAll(SmallDocuments.texts(24, 3, SmallDocuments.Topic.COOKING));
    documents.folder("u", unlabeled);
  }

  private Terminal train(Path out, Object... more) {
    List<Object> arguments =
        new ArrayList<>(List.of("train", "--epochs", "10", "--prior", "0.4", "--out", out));
    arguments.addAll(List.of("--method", "nnpu", "--rate", "0.001"));
    arguments.addAll(List.of("--positive", directory.resolve("p.txt")));
    arguments.addAll(List.of("--unlabeled", directory.resolve("u")));
    arguments.addAll(List.of("--data-dir", directory.resolve("data")));
    arguments.addAll(List.of(more));
    return run(arguments.toArray());
  }

  @Test
  void areRememberedAndScored() {
    Path model = directory.resolve("model.pubn");
    Terminal first = train(model, "--features", "encoder");
    assertThat(first.err()).contains("documents through minilm-q");
    assertThat(first.code()).isZero();
    assertThat(first.out())
        .containsPattern("features +encoder minilm-q, 1,152 columns")
        .containsPattern("model +mlp 1152-300-300-1")
        .doesNotContain("words that push");

    Path again = directory.resolve("again.pubn");
    Terminal second = train(again, "--encoder", "minilm-q");
    assertThat(second.err()).as("nothing is encoded twice").doesNotContain("through");
    assertThat(again).hasSameBinaryContentAs(model);

    Path fresh = documents.lines("fresh.txt", SmallDocuments.freshTexts());
    List<String> rows =
        done("predict", "--quiet", "--model", model, "--input", fresh).out().lines().toList();
    assertThat(rows.subList(1, 6)).allMatch(row -> row.endsWith(",1"));
    assertThat(rows.subList(6, 11)).allMatch(row -> row.endsWith(",0"));
    assertThat(done("inspect", model).out()).containsPattern("text +text, as encoder");
  }

  @Test
  void anEncoderOfOnesOwnMustStay() throws IOException {
    Path encoder = Files.createDirectory(directory.resolve("encoder"));
    copy(PACKAGED + ".onnx", encoder.resolve("model.onnx"));
    copy(PACKAGED + "-tokenizer.json", encoder.resolve("tokenizer.json"));
    Path model = directory.resolve("model.pubn");
    assertThat(train(model, "--encoder", encoder, "--quiet").err()).isEmpty();

    Path moved = Files.move(encoder, directory.resolve("moved"));
    Terminal missing = run("predict", "--model", model, "--input", directory.resolve("p.txt"));
    assertThat(missing.code()).isEqualTo(2);
    assertThat(missing.err())
        .isEqualTo(
            "pubn: "
                + model
                + ": the encoder that the classifier was trained with is not there: encoder "
                + encoder
                + ": must be one of minilm-q, minilm, bge-small-q, bge-small or a directory with an"
                + " .onnx file and its tokenizer.json\n");

    Files.write(moved.resolve("model.onnx"), new byte[] {1, 2, 3});
    Path other = directory.resolve("other.pubn");
    Terminal damaged = train(other, "--encoder", moved, "--quiet");
    assertThat(damaged.code()).isEqualTo(2);
    assertThat(damaged.err())
        .startsWith("pubn: " + moved + ": its .onnx file is damaged or not a network")
        .doesNotContain("\tat ");
    assertThat(other).doesNotExist();
  }

  private static void copy(String resource, Path file) throws IOException {
    try (InputStream in =
        EncodedDocumentsTest.class.getClassLoader().getResourceAsStream(resource)) {
      if (in == null) {
        throw new IOException(resource + ": is not there");
      }
      Files.copy(in, file);
    }
  }
}
