package org.pubn.lab.result;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.data.InputException;

@Timeout(60)
class ResultsFileTest {

  @TempDir private Path directory;

  private Path path() {
    return directory.resolve(JsonLines.NAME);
  }

  private ResultsFile open() {
    return ResultsFile.open(directory, "made-up");
  }

  private List<Outcome> write(int count) {
    List<Outcome> outcomes = IntStream.range(0, count).mapToObj(Outcomes::full).toList();
    try (ResultsFile file = open()) {
      outcomes.forEach(file::append);
    }
    return outcomes;
  }

  private void assertRefused(Runnable action, String message) {
    assertThatExceptionOfType(ResultsException.class).isThrownBy(action::run).withMessage(message);
  }

  @Test
  void whatWasAppendedIsReadBack() throws IOException {
    List<Outcome> outcomes = write(3);

    assertThat(ResultsFile.read(directory)).isEqualTo(outcomes);
    assertThat(Files.readString(path())).endsWith("}\n").hasLineCount(3);
    try (ResultsFile file = open()) {
      assertThat(file.note()).isEmpty();
      assertThat(file.results().outcomes(outcomes.get(0).configuration(), 3)).isEqualTo(outcomes);
    }
  }

  @Test
  void aLaterRunAppends() {
    List<Outcome> expected = new ArrayList<>(write(2));
    try (ResultsFile file = open()) {
      file.append(Outcomes.full(5));
    }
    expected.add(Outcomes.full(5));

    assertThat(ResultsFile.read(directory)).isEqualTo(expected);
  }

  @Test
  void aTornLastLineIsCutOffWithANote() throws IOException {
    List<Outcome> expected = new ArrayList<>(write(2));
    long whole = Files.size(path());
    Files.writeString(path(), "{\"experiment\":\"made-up\",\"ta", StandardOpenOption.APPEND);

    assertThat(ResultsFile.read(directory)).isEqualTo(expected);
    assertThat(Files.size(path())).isEqualTo(whole + 27);
    try (ResultsFile file = open()) {
      assertThat(file.note()).contains(path() + ": dropped a torn last line of 27 bytes");
      assertThat(Files.size(path())).isEqualTo(whole);
      file.append(Outcomes.full(2));
    }
    expected.add(Outcomes.full(2));
    assertThat(ResultsFile.read(directory)).isEqualTo(expected);
  }

  /** However short the piece that a killed process wrote, down to all but the line feed. */
  @Test
  void aLineTornAnywhereIsCutOff() throws IOException {
    write(2);
    byte[] bytes = Files.readAllBytes(path());
    int firstLine = bytes.length / 2;
    for (int length = firstLine + 1; length < bytes.length; length++) {
      Files.write(path(), Arrays.copyOf(bytes, length));
      try (ResultsFile file = open()) {
        assertThat(file.note()).isPresent();
        file.append(Outcomes.full(1));
      }
      assertThat(Files.readAllBytes(path())).isEqualTo(bytes);
    }
  }

  @Test
  void aDamagedLineInTheMiddleIsNamed() throws IOException {
    write(3);
    List<String> lines = new ArrayList<>(Files.readAllLines(path()));
    lines.set(1, lines.get(1).substring(0, 30));
    String damaged = String.join("\n", lines) + "\n";
    Files.writeString(path(), damaged);

    String message = path() + ", line 2: is not JSON; repair or delete it";
    assertRefused(() -> open().close(), message);
    assertRefused(() -> ResultsFile.read(directory), message);
    assertThat(Files.readString(path())).isEqualTo(damaged);
  }

  @Test
  void aFileOfAnotherExperimentIsRefusedAndLeftAsItIs() throws IOException {
    write(1);
    Files.writeString(path(), "torn", StandardOpenOption.APPEND);
    String before = Files.readString(path());

    assertRefused(
        () -> ResultsFile.open(directory, "table1").close(),
        path() + ": belongs to experiment made-up, not table1; choose another --out");
    assertThat(Files.readString(path())).isEqualTo(before);
  }

  @Test
  void otherSeedsAreRefused() {
    write(2);
    try (ResultsFile file = open()) {
      file.requireSeeds(trial -> 40 + trial);
      assertRefused(
          () -> file.requireSeeds(trial -> 50 + trial),
          path() + ": trial 0 has seed 40, not 50; choose another --out or the same --seed");
    }
  }

  @Test
  void aFileIsNoDirectory() throws IOException {
    Path file = Files.createFile(directory.resolve("file"));

    assertRefused(
        () -> ResultsFile.open(file, "made-up").close(),
        file + ": is a file, must be a directory for results");
  }

  @Test
  void nothingToReadIsASentence() {
    assertThatExceptionOfType(ResultsException.class)
        .isThrownBy(() -> ResultsFile.read(directory))
        .withMessage(path() + ": cannot be read: does not exist");
  }

  @Test
  void onlyARegularFileIsAppendedTo() throws IOException {
    Files.createSymbolicLink(path(), directory.resolve("nowhere"));

    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> open().close())
        .withMessage(path() + ": is a link that leads nowhere");
    assertThat(directory.resolve("nowhere")).doesNotExist();
  }

  @Test
  void onlyOneRunOfAProcessCanHaveIt() {
    try (ResultsFile first = open()) {
      assertRefused(() -> open().close(), inUse());
      first.append(Outcomes.full(0));
    }
    open().close();
  }

  private String inUse() {
    return path() + ": another run is writing to it; wait for it or choose another --out";
  }

  /** Holds the results of a directory until its input ends. */
  static final class Holder {
    private Holder() {}

    public static void main(String[] arguments) throws IOException {
      try (ResultsFile file = ResultsFile.open(Path.of(arguments[0]), "made-up")) {
        file.append(Outcomes.full(0));
        System.out.println("open");
        System.in.read();
      }
    }
  }

  @Test
  void onlyOneProcessCanHaveIt() throws Exception {
    Process holder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Holder.class.getName(),
                directory.toString())
            .redirectErrorStream(true)
            .start();
    try {
      assertThat(holder.inputReader(UTF_8).readLine()).isEqualTo("open");
      assertRefused(() -> open().close(), inUse());
      assertThat(ResultsFile.read(directory)).containsExactly(Outcomes.full(0));
    } finally {
      holder.destroyForcibly().waitFor();
    }
    try (ResultsFile file = open()) {
      assertThat(file.note()).isEmpty();
    }
  }

  @Test
  void linesOfManyThreadsDoNotMix() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(8);
    try (ResultsFile file = open()) {
      for (int i = 0; i < 200; i++) {
        int trial = i;
        pool.execute(() -> file.append(Outcomes.full(trial)));
      }
      pool.shutdown();
      assertThat(pool.awaitTermination(50, TimeUnit.SECONDS)).isTrue();
    }
    assertThat(ResultsFile.read(directory))
        .containsExactlyInAnyOrderElementsOf(
            IntStream.range(0, 200).mapToObj(Outcomes::full).toList());
  }
}
