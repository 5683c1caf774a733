package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is wrong with options is said before any file is opened: here there is none. */
class OptionsBeforeFilesTest {

  private static void assertRefused(String sentence, String... arguments) {
    Terminal terminal = Terminal.run(arguments);

    assertThat(terminal.err()).startsWith("pubn: " + sentence);
    assertThat(terminal.code()).isEqualTo(2);
  }

  private static String[] train(String... more) {
    List<String> all =
        new ArrayList<>(List.of("train", "--positive", "none.csv", "--unlabeled", "none.csv"));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  @Test
  void modelsAndMethodsThatDoNotGoTogether() {
    assertRefused(
        "--model mlp: must be linear to be trained exactly", train("--exact", "--model", "mlp"));
    assertRefused("--method nnpu: cannot be trained exactly", train("--exact", "--method", "nnpu"));
    assertRefused(
        "--method pubn: needs negative examples; without them use pubn-n",
        train("--method", "pubn"));
    assertRefused("--tau 0.7: method nnpu", train("--method", "nnpu", "--tau", "0.7"));
    assertRefused(
        "--method nnpu: cannot train such a model", train("--method", "nnpu", "--model", "forest"));
  }

  @Test
  void aFileOfAllRowsMayHaveNegativeOnes() {
    assertRefused(
        "none.csv: is not a file",
        "train",
        "--input",
        "none.csv",
        "--label",
        "y",
        "--method",
        "pubn",
        "--rho",
        "0.2");
    assertRefused(
        "--gamma 0.5: method pubn",
        "train",
        "--input",
        "none.csv",
        "--label",
        "y",
        "--method",
        "pubn",
        "--gamma",
        "0.5");
  }

  @Test
  void rhoWithoutNegatives() {
    String sentence = "--rho 0.2: needs negative rows, and there are none";
    assertRefused(sentence, train("--prior", "0.4", "--rho", "0.2"));
    for (String command : List.of("advise", "weights")) {
      assertRefused(
          sentence,
          command,
          "--positive",
          "none.csv",
          "--unlabeled",
          "none.csv",
          "--rho",
          "0.2..0.3");
    }
  }

  @Test
  void standardInputTwice() {
    String sentence = "-: is given more than once, and standard input can be read only once";
    assertRefused(sentence, "train", "--positive", "-", "--unlabeled", "-");
    assertRefused(
        sentence, "evaluate", "--model", "none.pubn", "--positive", "-", "--unlabeled", "-");
  }

  @Test
  void textAndPictures() {
    String sentence = "--image b: is given with --text; give one of them";
    assertRefused(sentence, train("--text", "a", "--image", "b"));
    for (String command : List.of("predict", "evaluate")) {
      assertRefused(
          sentence,
          command,
          "--model",
          "none.pubn",
          "--input",
          "none.csv",
          "--text",
          "a",
          "--image",
          "b");
    }
  }
}
