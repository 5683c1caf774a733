package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.pubn.app.cli.Commands.done;
import static org.pubn.app.cli.Commands.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.training.SmallDocuments;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.serve.ScoringService;
import org.pubn.serve.ServiceOptions;

/** Commands on documents: folders, lines, and columns of tables. */
class TrainOnTextTest {

  @TempDir private Path directory;
  private SmallDocuments documents;

  @BeforeEach
  void setUp() {
    documents = new SmallDocuments(directory);
  }

  private Path model() {
    return directory.resolve("model.pubn");
  }

  private Terminal train(Path out, Object... more) {
    List<Object> arguments =
        new ArrayList<>(List.of("train", "--epochs", "12", "--quiet", "--out", out));
    arguments.addAll(List.of("--prior", SmallDocuments.PRIOR, "--rho", SmallDocuments.RHO));
    arguments.addAll(List.of(more));
    return done(arguments.toArray());
  }

  private Terminal trainOnFolders(Path out, Object... more) {
    List<Object> arguments = new ArrayList<>();
    arguments.addAll(List.of("--positive", documents.folder("p", SmallDocuments.positiveTexts())));
    arguments.addAll(
        List.of("--unlabeled", documents.folder("u", SmallDocuments.unlabeledTexts())));
    arguments.addAll(List.of("--negative", documents.folder("n", SmallDocuments.negativeTexts())));
    arguments.addAll(List.of(more));
    return train(out, arguments.toArray());
  }

  private Path labeled(String name) {
    Map<String, List<String>> texts = new LinkedHashMap<>();
    texts.put("positive", SmallDocuments.positiveTexts());
    texts.put("", SmallDocuments.unlabeledTexts());
    texts.put("negative", SmallDocuments.negativeTexts());
    return documents.table(name, texts);
  }

  @Test
  void foldersBecomeAModel() throws IOException {
    Terminal terminal = trainOnFolders(model());

    assertThat(terminal.out())
        .contains("Read " + directory.resolve("p"))
        .containsPattern("documents +420\n")
        .containsPattern("features +tf-idf, \\d+ columns")
        .containsPattern("positive \\(P\\)\\s+48\\s+12")
        .containsPattern("model +linear ")
        .contains("The words that push the score most")
        .containsPattern("\n1 +(orbit|rocket|moon|launch|engine|shuttle) ")
        .containsPattern(
            "\n1 .*(puck|goalie|ice|team|season|coach|oven|butter|flour|sugar|recipe)");
    assertThat(ClassifierFile.load(model()).preprocessing().orElseThrow().columns())
        .containsExactly("text");
  }

  @Test
  void predictionsCarryTheNamesOfTheFiles() {
    trainOnFolders(model());
    documents.folder("fresh/inner", SmallDocuments.freshTexts());
    Path folder = directory.resolve("fresh");

    Terminal terminal = done("predict", "--quiet", "--model", model(), "--input", folder);

    List<String> lines = terminal.out().lines().toList();
    assertThat(lines.get(0)).isEqualTo("file,score,probability,prediction");
    assertThat(lines.subList(1, 6)).allMatch(line -> line.endsWith(",1"));
    assertThat(lines.subList(6, 11)).allMatch(line -> line.endsWith(",0"));
    assertThat(lines.get(1)).startsWith("inner/0000.eml,");
    assertThat(lines.get(10)).startsWith("inner/0009.eml,");
  }

  @Test
  void linesFoldersAndColumnsGiveTheSameModel() throws IOException {
    trainOnFolders(model());
    Path ofLines = directory.resolve("lines.pubn");
    train(
        ofLines,
        "--positive",
        documents.lines("p.txt", SmallDocuments.positiveTexts()),
        "--unlabeled",
        documents.lines("u.txt", SmallDocuments.unlabeledTexts()),
        "--negative",
        documents.lines("n.txt", SmallDocuments.negativeTexts()));
    Path table = labeled("all.csv");
    Files.writeString(table, Files.readString(table).replaceFirst("body", "text"));
    Path ofColumn = directory.resolve("column.pubn");
    train(
        ofColumn,
        "--scenario",
        "two-sample",
        "--input",
        table,
        "--text",
        "text",
        "--label",
        "what");

    assertThat(ofLines).hasSameBinaryContentAs(model());
    assertThat(ofColumn).hasSameBinaryContentAs(model());
  }

  @Test
  void aModelOfFoldersScoresColumnsAndLines() {
    trainOnFolders(model());
    Path table = documents.table("fresh.csv", Map.of("", SmallDocuments.freshTexts()));
    Path lines = documents.lines("fresh.txt", SmallDocuments.freshTexts());
    Path folder = documents.folder("fresh", SmallDocuments.freshTexts());

    String ofTable =
        done("predict", "--quiet", "--model", model(), "--input", table, "--text", "body").out();
    String ofLines = done("predict", "--quiet", "--model", model(), "--input", lines).out();
    String ofFolder = done("predict", "--quiet", "--model", model(), "--input", folder).out();

    assertThat(ofTable).startsWith("score,probability,prediction\n");
    assertThat(ofLines).startsWith("line,score,probability,prediction\n1,");
    assertThat(ofLines.replaceAll("(?m)^(line|\\d+),", "")).isEqualTo(ofTable);
    assertThat(ofFolder.replaceAll("(?m)^(file|\\d+\\.eml),", "")).isEqualTo(ofTable);
    assertThat(
            done(
                    "predict", "--quiet", "--model", model(), "--input", table, "--text", "body",
                    "--keep", "id")
                .out())
        .startsWith("id,score,probability,prediction\nd0,");
  }

  @Test
  void evaluationWithAndWithoutLabels() throws IOException {
    trainOnFolders(model());
    documents.folder("test/pos", SmallDocuments.texts(30, 11, SmallDocuments.Topic.ROCKET));
    documents.folder("test/neg", SmallDocuments.texts(30, 12, SmallDocuments.Topic.COOKING));
    Path out = directory.resolve("evaluation");

    done(
        "evaluate",
        "--model",
        model(),
        "--input",
        directory.resolve("test"),
        "--label",
        "folder",
        "--out",
        out);
    JsonNode labeled = json(out.resolve("evaluation.json"));
    assertThat(labeled.at("/metrics/accuracy/value").asDouble()).isGreaterThan(0.95);
    assertThat(labeled.at("/decisions/truePositives").asInt()).isGreaterThan(27);

    Path table = documents.table("u.csv", Map.of("", SmallDocuments.unlabeledTexts()));
    done(
        "evaluate",
        "--model",
        model(),
        "--positive",
        directory.resolve("test/pos"),
        "--unlabeled",
        table,
        "--text",
        "body",
        "--out",
        out);
    JsonNode unlabeled = json(out.resolve("evaluation.json"));
    assertThat(unlabeled.at("/unlabeled").asInt()).isEqualTo(300);
    assertThat(unlabeled.at("/metrics/recall/value").asDouble()).isGreaterThan(0.9);
  }

  private static JsonNode json(Path file) throws IOException {
    return new ObjectMapper().readTree(Files.readString(file));
  }

  @Test
  void wordsForProgramsOnThePageAndByInspect() throws IOException {
    trainOnFolders(model());

    JsonNode json = json(directory.resolve("model.json"));
    assertThat(json.at("/documents/count").asInt()).isEqualTo(420);
    assertThat(json.at("/model/words/positive").size()).isBetween(6, 20);
    assertThat(json.at("/model/words/positive/0/weight").asDouble())
        .isGreaterThan(json.at("/model/words/positive/1/weight").asDouble());
    assertThat(json.at("/model/words/negative/0/weight").asDouble()).isNegative();
    String first = json.at("/model/words/positive/0/word").asText();
    assertThat(Files.readString(directory.resolve("model.report.html")))
        .contains("table-words", first)
        .doesNotContain("table-linear-weights");
    assertThat(done("inspect", model()).out())
        .containsPattern("text +text, as tfidf")
        .containsPattern("\n1 +" + first + " ");
    assertThat(
            new ObjectMapper()
                .readTree(done("inspect", model(), "--json").out())
                .at("/words")
                .toString())
        .isEqualTo(json.at("/model/words").toString());
  }

  @Test
  void onlyTrainingDocumentsMakeTheVocabulary() throws IOException {
    trainOnFolders(model());

    JsonNode preprocessing =
        new ObjectMapper().readTree(done("inspect", model(), "--json").out()).at("/preprocessing");
    assertThat(preprocessing.at("/documents").asInt()).isEqualTo(48 + 240 + 48);
  }

  @Test
  void priorsOfDocuments() throws IOException {
    Path out = directory.resolve("prior");
    done(
        "prior",
        "--quiet",
        "--out",
        out,
        "--positive",
        documents.folder("p", SmallDocuments.positiveTexts()),
        "--unlabeled",
        documents.lines("u.txt", SmallDocuments.unlabeledTexts()),
        "--negative",
        documents.lines("n.txt", SmallDocuments.negativeTexts()));

    JsonNode json = json(out.resolve("priors.json"));
    assertThat(json.at("/pi/value").asDouble()).isBetween(0.25, 0.55);
    assertThat(json.at("/rho/max").asDouble()).isBetween(0.05, 0.5);
  }

  @Test
  void aServiceTakesText() throws IOException, InterruptedException {
    trainOnFolders(model());
    try (ScoringService service =
        ScoringService.start(ClassifierFile.load(model()), ServiceOptions.ofPort(0))) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(service.address() + "/v1/predict"))
              .header("Content-Type", "application/json")
              .POST(
                  HttpRequest.BodyPublishers.ofString(
                      "{\"rows\": [{\"text\": \"rocket orbit\"}, {\"text\": \"butter flour\"}]}"))
              .build();
      JsonNode answer =
          new ObjectMapper()
              .readTree(
                  HttpClient.newHttpClient()
                      .send(request, HttpResponse.BodyHandlers.ofString())
                      .body());

      assertThat(answer.at("/predictions/0/score").asDouble()).isPositive();
      assertThat(answer.at("/predictions/1/score").asDouble()).isNegative();
    }
  }

  @Test
  void exportSaysThatTextStays() {
    trainOnFolders(model());
    Path onnx = directory.resolve("model.onnx");

    Terminal refused = run("export", model(), "--onnx", onnx);
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err())
        .isEqualTo(
            "pubn: preprocessing \"tfidf\": cannot be written in ONNX; leave the preparation of"
                + " rows out (--features-only)\n");
    assertThat(onnx).doesNotExist();
    done("export", model(), "--onnx", onnx, "--features-only");
    assertThat(onnx).isNotEmptyFile();
  }
}
