package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.training.SmallDocuments;
import org.pubn.app.training.SmallDocuments.Topic;

/**
 * Runs the commands of docs/guide/text.md on documents of one's own, one after the other, on small
 * files that lie where the guide's do.
 */
class TextGuideTest {

  private static final Path GUIDE = Path.of("..", "docs", "guide", "text.md");
  private static final String SECTION = "## Your own documents";
  private static final String PROGRAM = "./pubn ";
  private static final Set<String> PLACES =
      Set.of("--positive", "--unlabeled", "--negative", "--input", "--model", "--out", "--output");

  @TempDir private Path directory;

  private List<List<String>> commands() throws IOException {
    String guide = Files.readString(GUIDE);
    String section = guide.substring(guide.indexOf(SECTION) + SECTION.length());
    List<List<String>> commands = new ArrayList<>();
    for (String line : section.substring(0, section.indexOf("\n## ")).lines().toList()) {
      if (line.startsWith(PROGRAM)) {
        commands.add(command(line));
      }
    }
    return commands;
  }

  private List<String> command(String line) {
    List<String> words = Arrays.asList(line.substring(PROGRAM.length()).split(" ", -1));
    List<String> command = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      boolean place =
          words.get(i).endsWith(".pubn") || (i > 0 && PLACES.contains(words.get(i - 1)));
      command.add(place ? directory.resolve(words.get(i)).toString() : words.get(i));
    }
    switch (words.get(0)) {
      case "train" ->
          command.addAll(
              List.of("--epochs", "1", "--quiet", "--data-dir", directory.toString() + "/data"));
      case "predict" -> command.add("--quiet");
      case "evaluate" -> command.addAll(List.of("--out", directory.resolve("judged").toString()));
      default -> assertThat(words.get(0)).isEqualTo("inspect");
    }
    return command;
  }

  private void write() throws IOException {
    SmallDocuments documents = new SmallDocuments(directory);
    List<String> positive = SmallDocuments.texts(25, 1, Topic.ROCKET);
    List<String> negative = SmallDocuments.texts(25, 2, Topic.HOCKEY);
    List<String> unlabeled = SmallDocuments.texts(30, 3, Topic.ROCKET);
    unlabeled.addAll(SmallDocuments.texts(30, 4, Topic.COOKING));
    documents.folder("positive", positive);
    documents.folder("negative", negative);
    documents.folder("unlabeled", unlabeled);
    documents.folder("test/pos", SmallDocuments.texts(10, 5, Topic.ROCKET));
    documents.folder("test/neg", SmallDocuments.texts(10, 6, Topic.COOKING));
    Map<String, List<String>> byKind = new LinkedHashMap<>();
    byKind.put("positive", positive);
    byKind.put("unlabeled", unlabeled);
    byKind.put("negative", negative);
    Path table = documents.table("posts.csv", byKind);
    Files.writeString(
        table, Files.readString(table).replaceFirst("id,body,what", "post,body,kind"));
  }

  @Test
  void everyCommandOfTheGuideWorks() throws IOException {
    write();

    assertThat(commands()).hasSize(8);
    for (List<String> command : commands()) {
      Terminal run = Terminal.run(command.toArray(String[]::new));
      assertThat(run.err()).as(command.toString()).isEmpty();
      assertThat(run.code()).isZero();
    }
    assertThat(directory.resolve("computers.report.html")).isNotEmptyFile();
    assertThat(directory.resolve("encoded.pubn")).isNotEmptyFile();
    assertThat(directory.resolve("scored.csv")).content().startsWith("file,score,");
    assertThat(directory.resolve("posts-scored.csv")).content().startsWith("post,score,");
    assertThat(directory.resolve("judged/evaluation.json")).isNotEmptyFile();
  }
}
