package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.files.SmallTables;

/**
 * Runs the commands of docs/guide/train.md and advise.md, one after the other, on small files that
 * have the names of the guides' and take a moment instead of minutes.
 */
class GuideTest {

  private static final Path GUIDES = Path.of("..", "docs", "guide");
  private static final String PROGRAM = "./pubn ";

  @TempDir private Path directory;

  private List<List<String>> commands(String guide) throws IOException {
    List<List<String>> commands = new ArrayList<>();
    for (String line : Files.readAllLines(GUIDES.resolve(guide))) {
      if (line.startsWith(PROGRAM)) {
        List<String> words =
            new ArrayList<>(Arrays.asList(line.substring(PROGRAM.length()).split(" ", -1)));
        words.replaceAll(
            word -> word.matches(".*\\.(csv|pubn)") ? directory.resolve(word).toString() : word);
        if (words.get(0).equals("train")) {
          words.addAll(List.of("--epochs", "1", "--quiet"));
          if (!words.contains("--model")) {
            words.addAll(List.of("--model", "linear"));
          }
        }
        if (words.get(0).equals("advise")) {
          words.addAll(List.of("--out", directory.resolve("advise").toString(), "--quiet"));
        }
        commands.add(words);
      }
    }
    return commands;
  }

  private void files() throws IOException {
    SmallTables tables = new SmallTables(directory);
    Files.move(tables.positive(), directory.resolve("positives.csv"));
    Files.move(tables.negative(), directory.resolve("negatives.csv"));
    tables.unlabeled();
    String labeled = Files.readString(tables.labeled());
    Files.writeString(directory.resolve("all.csv"), labeled.replaceFirst("bought", "what"));
  }

  private static void assertWork(List<List<String>> commands) {
    for (List<String> command : commands) {
      Terminal run = Terminal.run(command.toArray(String[]::new));
      assertThat(run.err()).as(command.toString()).isEmpty();
      assertThat(run.code()).isZero();
      assertThat(run.out()).isNotEmpty();
    }
  }

  @Test
  void everyCommandOfTheGuideToTrainingWorks() throws IOException {
    files();

    assertThat(commands("train.md")).hasSize(6);
    assertWork(commands("train.md"));
    assertThat(directory.resolve("bank.report.html")).isNotEmptyFile();
    assertThat(directory.resolve("linear.json")).isNotEmptyFile();
  }

  @Test
  void everyCommandOfTheGuideToAdviceWorks() throws IOException {
    files();

    assertThat(commands("advise.md")).hasSize(2);
    assertWork(commands("advise.md"));
    assertThat(directory.resolve("advise").resolve("report.html")).isNotEmptyFile();
    assertThat(directory.resolve("advise").resolve("advice.json")).isNotEmptyFile();
  }
}
