package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.classify.Classifier;
import org.pubn.eval.PriorBelief;
import org.pubn.files.EvaluationOptions;
import org.pubn.files.SmallTables;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.storage.RowReader;
import org.pubn.storage.TableFiles;

/** The command {@code train} from files to files. */
class TrainCommandTest {

  @TempDir private Path directory;
  private SmallTables tables;

  @BeforeEach
  void setUp() {
    tables = new SmallTables(directory);
  }

  private Path model() {
    return directory.resolve("model.pubn");
  }

  private Terminal train(Path out, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of("train", "--model", "linear", "--epochs", "12", "--quiet", "--threads", "2"));
    arguments.addAll(List.of("--prior", SmallTables.PRIOR, "--out", out.toString()));
    arguments.addAll(List.of(more));
    return Terminal.run(arguments.toArray(String[]::new));
  }

  private Terminal trainOnThree(Path out, String... more) {
    List<String> arguments = new ArrayList<>(List.of("--rho", SmallTables.RHO));
    arguments.addAll(List.of("--negative", tables.negative().toString()));
    arguments.addAll(List.of(more));
    return trainOnTwo(out, arguments.toArray(String[]::new));
  }

  private Terminal trainOnTwo(Path out, String... more) {
    List<String> arguments = new ArrayList<>(positiveAndUnlabeled());
    arguments.addAll(List.of(more));
    return train(out, arguments.toArray(String[]::new));
  }

  private List<String> positiveAndUnlabeled() {
    String positive = tables.positive().toString();
    return List.of("--positive", positive, "--unlabeled", tables.unlabeled().toString());
  }

  private Terminal trainWithoutPriors(String epochs, String... more) {
    List<String> arguments = new ArrayList<>(List.of("train", "--model", "linear"));
    arguments.addAll(List.of("--epochs", epochs, "--out", model().toString()));
    arguments.addAll(positiveAndUnlabeled());
    arguments.addAll(List.of(more));
    return Terminal.run(arguments.toArray(String[]::new));
  }

  private static boolean[] predictions(Classifier classifier, Path file) throws IOException {
    try (RowReader rows = TableFiles.open(file)) {
      return classifier.predictions(
          classifier
              .preprocessing()
              .orElseThrow()
              .encoder(rows.columns())
              .encode(rows.next().orElseThrow()));
    }
  }

  @Test
  void threeFilesBecomeAModel() throws IOException {
    Terminal terminal = trainOnThree(model());

    assertThat(terminal.err()).isEmpty();
    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .contains("Read ", "customer  ignored", "income    numeric", "colour    categorical")
        .containsPattern("positive \\(P\\)\\s+48\\s+12")
        .contains("Settings that were tried", "tau=0.9", "method ", "PUbN (pubn)")
        .contains("Model:   " + model())
        .contains("Page:    " + directory.resolve("model.report.html"));
    boolean[] answers = predictions(ClassifierFile.load(model()), tables.fresh());
    assertThat(answers)
        .containsExactly(true, true, true, true, true, false, false, false, false, false);
  }

  @Test
  void aLinearModelIsTrainedExactly() throws IOException {
    Terminal terminal = trainOnThree(model(), "--exact", "--sigma-l2", "0.01");

    assertThat(terminal.err()).isEmpty();
    assertThat(terminal.code()).isZero();
    assertThat(terminal.out()).contains("l2=0.001, sigmaL2=0.01, tau=0.7").doesNotContain("rate=");
    assertThat(predictions(ClassifierFile.load(model()), tables.fresh()))
        .containsExactly(true, true, true, true, true, false, false, false, false, false);
    assertThat(trainOnThree(model(), "--exact", "--method", "nnpu").err())
        .contains("method nnpu: cannot be trained exactly");
  }

  @Test
  void priorsThatAreNotGivenAreEstimated() throws IOException {
    Terminal terminal =
        trainWithoutPriors("3", "--quiet", "--negative", tables.negative().toString());

    assertThat(terminal.err()).isEmpty();
    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .containsPattern(
            "prior π +0\\.\\d{4} \\(estimated by binomial bin, 95 % interval 0\\.\\d+ to"
                + " [01]\\.\\d+( if some rows can only be positive)?\\)")
        .containsPattern(
            "π by other estimators +lowest bin 0\\.\\d{4}, \\(TED\\)ⁿ 0\\.\\d{4}, BBE 0\\.\\d{4},"
                + " DEDPUL 0\\.\\d{4}, AlphaMax 0\\.");
    assertThat(json().at("/model/priors/pi").asDouble()).isBetween(0.3, 0.5);
    assertThat(json().at("/model/priors/rho").asDouble()).isStrictlyBetween(0.0, 0.4);
    assertThat(json().at("/priors/pi/others")).hasSize(8);
    assertThat(json().at("/model/priors/rhoEstimator").asText()).isEqualTo("rho-max");
    assertThat(Terminal.run("inspect", model().toString()).out())
        .containsPattern("prior π +0\\.\\d+ \\(estimated by binomial-bin, 0\\.")
        .containsPattern("rho ρ +0\\.\\d+ \\(estimated by rho-max, 0\\.\\d+ to 0\\.\\d+\\)");
  }

  /** One classifier, one summary: the numbers beside the model are those of the saved model. */
  @Test
  void theNumbersBesideAModelAreThoseOfInspect() throws IOException {
    assertThat(trainWithoutPriors("2", "--quiet").code()).isZero();

    JsonNode inspected =
        new ObjectMapper().readTree(Terminal.run("inspect", model().toString(), "--json").out());
    assertThat(json().get("model")).isEqualTo(inspected);
    assertThat(inspected.at("/priors/piInterval/low").isNumber()).isTrue();
    assertThat(inspected.at("/preprocessing/kind").asText()).isEqualTo("table");
  }

  /** A prior known roughly: the middle is trained with, all intervals hold the whole range. */
  @Test
  void aRangeOfPriorsGoesAllTheWay() throws IOException {
    Terminal terminal = trainOnRanges("0.3..0.5");

    assertThat(terminal.code()).as(terminal.err()).isZero();
    assertThat(terminal.out())
        .contains("0.4000 (given as 0.3 to 0.5: the middle)")
        .contains("0.1000 (given as 0.1 to 0.3: the low end is safe)");
    JsonNode pi = json().at("/priors/pi");
    assertThat(pi.get("value").asDouble()).isEqualTo(0.4);
    assertThat(pi.get("low").asDouble()).isEqualTo(0.3);
    assertThat(pi.get("high").asDouble()).isEqualTo(0.5);
    assertThat(json().at("/priors/rho/high").asDouble()).isEqualTo(0.3);
    assertThat(json().at("/model/priors/rhoEstimator").isMissingNode()).isTrue();
    assertThat(Terminal.run("inspect", model().toString()).out())
        .contains("0.4 (given, 0.3000 to 0.5000)")
        .contains("0.1 (given, 0.1000 to 0.3000)");
    Classifier classifier = ClassifierFile.load(model());
    assertThat(EvaluationOptions.DEFAULT.belief(classifier))
        .isEqualTo(PriorBelief.within(0.4, 0.3, 0.5));

    double wide = width(json().at("/numbers/precision"));
    assertThat(trainOnRanges("0.4").code()).isZero();
    assertThat(wide).isGreaterThan(width(json().at("/numbers/precision")));
  }

  private Terminal trainOnRanges(String prior) {
    String negative = tables.negative().toString();
    return trainWithoutPriors(
        "3", "--quiet", "--negative", negative, "--prior", prior, "--rho", "0.1..0.3");
  }

  private static double width(JsonNode estimate) {
    return estimate.get("high").asDouble() - estimate.get("low").asDouble();
  }

  private JsonNode json() throws IOException {
    return new ObjectMapper().readTree(Files.readString(directory.resolve("model.json")));
  }

  @Test
  void rhoAloneIsEstimatedForThePriorThatIsGiven() throws IOException {
    Terminal terminal = trainOnTwo(model(), "--negative", tables.negative().toString());

    assertThat(terminal.err()).isEmpty();
    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .containsPattern("prior π +0.4 \\(given\\)")
        .containsPattern("rho ρ +0\\.\\d{4} \\(estimated for this π: the largest possible is 0\\.");
    assertThat(json().at("/priors/pi/source").asText()).isEqualTo("given");
    assertThat(json().at("/priors/rho/source").asText()).isEqualTo("estimated");
    assertThat(json().at("/priors/rho/value").asDouble())
        .isEqualTo(json().at("/priors/rho/low").asDouble())
        .isEqualTo(json().at("/model/priors/rho").asDouble())
        .isStrictlyBetween(0.0, 0.4);
  }

  @Test
  void theCriterionOfChoiceIsSaid() throws IOException {
    Terminal terminal = trainOnThree(model(), "--select-by", "lee-liu");

    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .containsPattern("chosen by +Ĵ for σ̂, then −r²/q of g \\(Lee and Liu\\) for PUbN");
    assertThat(json().at("/choice/0/criterion").asText()).isEqualTo("Ĵ");
    assertThat(json().at("/choice/1/criterion").asText()).isEqualTo("−r²/q of g (Lee and Liu)");
    for (JsonNode point : json().at("/choice/1/points")) {
      assertThat(point.at("/validationLoss").asDouble()).isNegative();
    }
    assertThat(Files.readString(directory.resolve("model.report.html")))
        .contains("chosen by", "−r²/q of g (Lee and Liu) for PUbN");
  }

  @Test
  void numbersForPrograms() throws IOException {
    trainOnThree(model());
    JsonNode json = json();

    assertThat(json.at("/model/method").asText()).isEqualTo("pubn");
    assertThat(json.at("/model/priors/rho").asDouble()).isEqualTo(0.3);
    assertThat(json.at("/choice/0/training").asText()).isEqualTo("σ̂");
    assertThat(json.at("/choice/1/points")).hasSize(6);
    assertThat(json.at("/curves/1/validationLoss").size()).isPositive();
    assertThat(json.at("/weights")).hasSize(5);
    assertThat(json.at("/model/importance/0/column").asText()).isIn("income", "colour");
    assertThat(json.at("/columns/0/kind").asText()).isEqualTo("ignored");
    assertThat(json.at("/warnings/0/kind").asText()).isEqualTo("few-validation-positives");
  }

  /** Page, numbers and inspect show one importance: that which the model keeps. */
  @Test
  void inspectShowsTheImportanceOfColumns() throws IOException {
    trainOnThree(model());
    JsonNode kept = json().at("/model/importance");
    Terminal inspected = Commands.run("inspect", model());

    assertThat(kept).hasSize(3);
    assertThat(new ObjectMapper().readTree(Commands.run("inspect", "--json", model()).out()))
        .isEqualTo(json().at("/model"));
    assertThat(inspected.out())
        .contains("rise of loss (%)")
        .containsPattern(
            String.format(
                Locale.ROOT,
                "%s +%.2f",
                kept.at("/0/column").asText(),
                100 * kept.at("/0/increase").asDouble()));
  }

  @Test
  void aPageAboutTheModel() throws IOException {
    trainOnThree(model());

    assertThat(Files.readString(directory.resolve("model.report.html")))
        .contains("A classifier by PUbN", "60 positive, 300 unlabeled and 60 negative rows")
        .contains("In short", "Warnings", "Choice of settings", "What matters")
        .contains("figure-learning-curves", "figure-sigma", "η = ", "table-importance")
        .contains("table-linear-weights", "colour=red", "linear ");
  }

  @Test
  void oneFileWithALabelColumnGivesTheSameModel() {
    trainOnThree(model());
    Path other = directory.resolve("other.pubn");
    String all = tables.labeled().toString();
    Terminal terminal =
        train(
            other, "--rho", "0.3", "--scenario", "two-sample", "--input", all, "--label", "bought");

    assertThat(terminal.code()).isZero();
    assertThat(other).hasSameBinaryContentAs(model());
  }

  @Test
  void withoutNegatives() throws IOException {
    Terminal terminal = trainOnTwo(model(), "--cost", "1:4", "--ignore", "noise");

    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .contains("PUbN\\N (pubn-n)")
        .contains("probability 0.200 (costs 1 : 4 of a false positive and")
        .containsPattern("noise +ignored");
    assertThat(ClassifierFile.load(model()).preprocessing().orElseThrow().columns())
        .containsExactly("income", "colour");
  }

  @Test
  void aModelTellsWhatItIs() throws IOException {
    trainOnThree(model(), "--method", "pu-pn", "--threshold", "0.5");
    Terminal terminal = Terminal.run("inspect", model().toString());

    assertThat(terminal.code()).isZero();
    assertThat(terminal.out())
        .containsPattern("method +pu-pn")
        .containsPattern("training rows +48 P, 240 U, 48 bN")
        .containsPattern("network 2 +linear ")
        .containsPattern("threshold +score 0.5, probability 0.6225")
        .containsPattern("income +numeric");
    JsonNode json =
        new ObjectMapper().readTree(Terminal.run("inspect", model().toString(), "--json").out());
    assertThat(json.at("/networks")).hasSize(2);
    assertThat(json.at("/preprocessing/columns/1/column").asText()).isEqualTo("colour");
    assertThat(json.at("/training/positive/sha256").asText()).hasSize(64);
  }

  @Test
  void progressIsShownUnlessAskedNotTo() {
    Terminal terminal = trainWithoutPriors("2", "--method", "nnpu", "--prior", "0.4");

    assertThat(terminal.code()).isZero();
    assertThat(terminal.err()).contains("2 of 2 tried; nnPU with rate=0.0", "loss ");
  }
}
