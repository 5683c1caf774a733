package org.pubn.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.pubn.data.InputException;
import org.pubn.storage.DataFormatException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;

/** Whose mistake it is: exit codes and sentences. */
class MainTest {

  /** A command that fails. */
  @Command(name = "fail")
  private static final class Failing implements Callable<Integer> {

    private final Exception failure;

    Failing(Exception failure) {
      this.failure = failure;
    }

    @Override
    public Integer call() throws Exception {
      throw failure;
    }
  }

  private final StringWriter err = new StringWriter();

  private int codeOf(Exception failure) {
    CommandLine failing = new CommandLine(new Failing(failure));
    failing.getCommandSpec().addOption(OptionSpec.builder("--prior").build());
    failing.getCommandSpec().addOption(OptionSpec.builder("--label").build());
    CommandLine program = Main.commandLine().addSubcommand(failing);
    program.setErr(new PrintWriter(err));
    return Main.run(program, "fail");
  }

  private void assertSentence(String sentence) {
    assertThat(err).hasToString("pubn: " + sentence + System.lineSeparator());
  }

  @Test
  void whatCannotBePrintedIsNotSilentlyLost() {
    PrintStream out = System.out;
    PrintStream terminal = System.err;
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    System.setOut(new PrintStream(full, true, UTF_8));
    System.setErr(new PrintStream(told, true, UTF_8));
    try {
      assertThat(Main.run("--version")).isEqualTo(1);
    } finally {
      System.setOut(out);
      System.setErr(terminal);
    }
    assertThat(told.toString(UTF_8))
        .startsWith("pubn: standard output: was closed or full before all was written");
  }

  @Test
  void aMistakeOfTheUser() {
    assertThat(codeOf(new DataFormatException("a.csv", "line 3: has 2 cells, must have 3")))
        .isEqualTo(2);
    assertSentence("a.csv: line 3: has 2 cells, must have 3");
  }

  @Test
  void aFileThatCannotBeRead() {
    assertThat(codeOf(new IOException("a.csv: permission denied"))).isEqualTo(1);
    assertSentence("a.csv: permission denied");
  }

  @Test
  void aFaultOfOurs() {
    assertThat(codeOf(new IllegalArgumentException("bound 0: must be at least 1"))).isEqualTo(1);
    assertThat(err.toString())
        .startsWith("java.lang.IllegalArgumentException: bound 0: must be at least 1")
        .contains("\tat org.pubn.app.cli.MainTest")
        .contains("pubn: this is a bug in pubn, not a mistake in your input; please report it");
  }

  private String told(String... args) {
    CommandLine program = Main.commandLine(args);
    program.setErr(new PrintWriter(err, true));
    assertThat(Main.run(program, args)).isEqualTo(2);
    return err.toString().lines().findFirst().orElseThrow();
  }

  @Test
  void aValueOfTheWrongKindIsToldWithoutJavasWords() {
    assertThat(told("train", "--seed", "1.5"))
        .isEqualTo("pubn: --seed \"1.5\": must be a whole number of at most 64 bits");
  }

  @Test
  void aLongValueOfTheWrongKindIsCut() {
    assertThat(told("train", "--epochs", "x".repeat(5000)))
        .isEqualTo(
            "pubn: --epochs \""
                + "x".repeat(100)
                + "… (5000 characters)\": must be a whole number from -2147483648 to 2147483647");
  }

  @Test
  void anEmptyNameIsNotTheCurrentDirectory() {
    assertThat(told("train", "--positive", ""))
        .isEqualTo("pubn: --positive is empty: must name a file or a directory");
  }

  @Test
  void anEmptyParameterNamesItself() {
    assertThat(told("inspect", ""))
        .isEqualTo("pubn: MODEL is empty: must name a file or a directory");
  }

  @Test
  void theOptionIsAddedToTheThing() {
    assertThat(codeOf(new InputException("prior 1.3: must lie in (0, 1)"))).isEqualTo(2);
    assertSentence("--prior 1.3: must lie in (0, 1)");
  }

  @Test
  void theOptionIsAddedToTheAdvice() {
    codeOf(new InputException("a.csv: name the label column, which holds what the rows are"));
    assertSentence("a.csv: name the label column (--label), which holds what the rows are");
  }

  @Test
  void anOptionThatTheCommandDoesNotHaveIsNotNamed() {
    codeOf(new InputException("rho 0.3: give rho, or more rows"));
    assertSentence("rho 0.3: give rho, or more rows");
  }

  @Test
  void aWordThatOnlyBeginsLikeAThing() {
    codeOf(new InputException("priority 3: must be at most 2"));
    assertSentence("priority 3: must be at most 2");
  }
}
