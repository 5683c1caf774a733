package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.examples.TribuoForest;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.trees.Forest;
import org.pubn.trees.ForestLearner;
import org.pubn.trees.ForestOptions;
import org.pubn.trees.Masses;
import org.pubn.trees.PuRows;
import org.tribuo.Example;
import org.tribuo.Feature;
import org.tribuo.Model;
import org.tribuo.classification.Label;
import org.tribuo.classification.LabelFactory;
import org.tribuo.impl.ArrayExample;

/**
 * The Python of docs/guide/weights.md, where Python has scikit-learn, and its Java for Tribuo; and
 * trees of ours beside.
 */
class WeightsGuideTest {

  private static final Path GUIDE = Path.of("../docs/guide/weights.md");
  private static final double PRIOR = 0.4;

  /** The Python that has Debian's packages, where another comes first on the path. */
  private static final Path DEBIAN = Path.of("/usr/bin/python3");

  private static final Logger TRIBUO = Logger.getLogger("org.tribuo");

  @TempDir private Path directory;

  /** It tells of every tree. */
  @BeforeAll
  static void keepTribuoQuiet() {
    TRIBUO.setLevel(Level.WARNING);
  }

  private static int python(Path output, String... arguments)
      throws IOException, InterruptedException {
    String[] command = new String[arguments.length + 1];
    command[0] = DEBIAN.toFile().canExecute() ? DEBIAN.toString() : "python3";
    System.arraycopy(arguments, 0, command, 1, arguments.length);
    try {
      return new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(output.toFile())
          .start()
          .waitFor();
    } catch (IOException e) {
      return 127;
    }
  }

  private Path table(String name, int rows, double share, boolean label, long seed)
      throws IOException {
    RandomStream random = new Seed(seed).random();
    StringBuilder text = new StringBuilder(label ? "x,y,label\n" : "x,y\n");
    for (int i = 0; i < rows; i++) {
      boolean positive = random.nextDouble() < share;
      double x = 2 * random.nextDouble() + (positive ? 1 : 0);
      text.append(x).append(',').append(random.nextDouble());
      text.append(label ? "," + (positive ? 1 : 0) : "").append('\n');
    }
    return Files.writeString(directory.resolve(name), text);
  }

  private Path weighted() throws IOException {
    Path weighted = directory.resolve("weighted.csv");
    Object[] files = {
      "--positive",
      table("p.csv", 200, 1, false, 1),
      "--unlabeled",
      table("u.csv", 800, PRIOR, false, 2),
      "--prior",
      PRIOR,
      "--quiet"
    };
    run("weights", files, "--out", weighted);
    return weighted;
  }

  /** As below; with weights of one, all is called negative, and the error is 40 %. */
  @Test
  void aForestOfTribuoLearnsFromTheWeights() throws IOException {
    Model<Label> forest = TribuoForest.of(weighted());

    List<String[]> tested = cells(table("t.csv", 2000, PRIOR, true, 3));
    int wrong = 0;
    for (String[] row : tested) {
      Example<Label> example = new ArrayExample<>(LabelFactory.UNKNOWN_LABEL);
      example.add(new Feature("x@value", Double.parseDouble(row[0])));
      example.add(new Feature("y@value", Double.parseDouble(row[1])));
      wrong += forest.predict(example).getOutput().getLabel().equals(row[2]) ? 0 : 1;
    }
    assertThat((double) wrong / tested.size()).isBetween(0.15, 0.3);
  }

  @Test
  void scikitLearnLearnsFromTheWeightsAsOurForestDoes() throws IOException, InterruptedException {
    Path log = directory.resolve("log");
    assumeTrue(
        python(log, "-c", "import sklearn") == 0, "Python is not there or has no scikit-learn");
    Path weighted = weighted();
    Path test = table("t.csv", 2000, PRIOR, true, 3);
    Matcher snippet =
        Pattern.compile("<!-- python: sklearn -->\n```python\n(.*?)```", Pattern.DOTALL)
            .matcher(Files.readString(GUIDE));
    assertThat(snippet.find()).isTrue();
    Path script = Files.writeString(directory.resolve("learn.py"), snippet.group(1));

    assertThat(python(log, script.toString(), weighted.toString(), test.toString(), "x,y"))
        .as(Files.readString(log, StandardCharsets.UTF_8))
        .isZero();
    double theirs = Double.parseDouble(Files.readString(log).strip());
    // Half of the plane is ambiguous, so that the best error is 20 %.
    assertThat(theirs).isBetween(0.15, 0.3);
    assertThat(errorOfOurForest(weighted, test)).isBetween(theirs - 0.03, theirs + 0.03);
  }

  /** Our forest on the same rows with the same labels and weights. */
  private static double errorOfOurForest(Path weighted, Path test) throws IOException {
    List<String[]> rows = cells(weighted);
    List<float[]> positive = new ArrayList<>();
    List<float[]> negative = new ArrayList<>();
    List<Float> weights = new ArrayList<>();
    for (String label : List.of("1", "0")) {
      for (String[] row : rows) {
        if (row[3].equals(label) && Float.parseFloat(row[4]) > 0) {
          (label.equals("1") ? positive : negative).add(numbers(row));
          weights.add(Float.parseFloat(row[4]));
        }
      }
    }
    float[] asPositive = new float[weights.size()];
    float[] asNegative = new float[weights.size()];
    for (int i = 0; i < asPositive.length; i++) {
      (i < positive.size() ? asPositive : asNegative)[i] = weights.get(i);
    }
    PuRows binned =
        PuRows.of(
            positive.toArray(float[][]::new),
            negative.toArray(float[][]::new),
            new float[0][],
            Set.of(),
            1,
            new Seed(0));
    Forest forest =
        new ForestLearner(ForestOptions.randomForest(300).withMinLeafRows(5), 1)
            .grow(binned.binned(), Masses.of(asPositive, asNegative), new Seed(0));
    List<String[]> tested = cells(test);
    double[] shares =
        forest
            .trees()
            .scores(tested.stream().map(WeightsGuideTest::numbers).toArray(float[][]::new), 1);
    int wrong = 0;
    for (int i = 0; i < shares.length; i++) {
      wrong += (shares[i] > 0.5) == tested.get(i)[2].equals("1") ? 0 : 1;
    }
    return (double) wrong / shares.length;
  }

  private static List<String[]> cells(Path file) throws IOException {
    return Files.readAllLines(file).stream().skip(1).map(line -> line.split(",", -1)).toList();
  }

  private static float[] numbers(String[] row) {
    return new float[] {Float.parseFloat(row[0]), Float.parseFloat(row[1])};
  }

  private static void run(String command, Object[] files, Object... more) {
    Object[] all = new Object[1 + files.length + more.length];
    all[0] = command;
    System.arraycopy(files, 0, all, 1, files.length);
    System.arraycopy(more, 0, all, 1 + files.length, more.length);
    Commands.done(all);
  }
}
