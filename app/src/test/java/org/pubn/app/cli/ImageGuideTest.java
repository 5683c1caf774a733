package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.training.SmallPictures;
import org.pubn.app.training.SmallPictures.Motif;

/**
 * Runs the commands of docs/guide/images.md, one after the other, on small pictures that lie where
 * the guide's do, at a small size and for one epoch, with the priors given.
 */
class ImageGuideTest {

  private static final Path GUIDE = Path.of("..", "docs", "guide", "images.md");
  private static final String PROGRAM = "./pubn ";
  private static final Set<String> PLACES =
      Set.of("--positive", "--unlabeled", "--negative", "--input", "--model", "--out", "--encoder");

  @TempDir private Path directory;

  private List<List<String>> commands() throws IOException {
    List<List<String>> commands = new ArrayList<>();
    for (String line : Files.readAllLines(GUIDE)) {
      if (line.startsWith(PROGRAM)) {
        commands.add(command(Arrays.asList(line.substring(PROGRAM.length()).split(" ", -1))));
      }
    }
    return commands;
  }

  private List<String> command(List<String> words) {
    List<String> command = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String before = i == 0 ? "" : words.get(i - 1);
      boolean place = words.get(i).endsWith(".pubn") || PLACES.contains(before);
      command.add(
          place
              ? directory.resolve(words.get(i)).toString()
              : before.equals("--epochs") ? "1" : words.get(i));
    }
    if (words.get(0).equals("train")) {
      shorten(command);
    } else if (words.get(0).equals("predict")) {
      command.add("--quiet");
    }
    return command;
  }

  private static void shorten(List<String> command) {
    command.add("--quiet");
    if (!command.contains("--epochs")) {
      command.addAll(List.of("--epochs", "1"));
    }
    if (!command.contains("--prior")) {
      command.addAll(List.of("--prior", "0.26", "--rho", "0.3"));
    } else if (command.contains("--input")) {
      command.addAll(List.of("--rho", "0.3"));
    }
    if (!command.contains("--encoder")) {
      command.addAll(List.of("--image-size", "8"));
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private void write() throws IOException {
    SmallPictures.folder(directory.resolve("positive"), Motif.DISC, 30, "png");
    SmallPictures.folder(directory.resolve("unlabeled"), Motif.DISC, 20, "jpg");
    SmallPictures.folder(directory.resolve("unlabeled"), Motif.STANDING, 20, "gif");
    SmallPictures.folder(directory.resolve("unlabeled"), Motif.LYING, 20, "bmp");
    SmallPictures.folder(directory.resolve("negative"), Motif.STANDING, 30, "png");
    SmallPictures.folder(directory.resolve("test/positive"), Motif.DISC, 10, "png");
    SmallPictures.folder(directory.resolve("test/negative"), Motif.LYING, 10, "png");
    StringBuilder table = new StringBuilder("icon,kind\n");
    for (String kind : List.of("positive", "unlabeled", "negative")) {
      for (String name : names(directory.resolve(kind))) {
        table.append(kind).append('/').append(name).append(',').append(kind).append('\n');
      }
    }
    Files.writeString(directory.resolve("icons.csv"), table);
  }

  @Test
  void everyCommandOfTheGuideWorks() throws IOException {
    write();

    assertThat(commands()).hasSize(7);
    for (List<String> command : commands()) {
      if (command.contains("--encoder")) {
        // A network from a picture to one number is an encoder, if a poor one.
        Commands.done(
            "export",
            directory.resolve("documents.pubn"),
            "--onnx",
            directory.resolve("encoder.onnx"));
        command.addAll(List.of("--image-scale", "unit"));
      }
      Terminal run = Terminal.run(command.toArray(String[]::new));
      assertThat(run.err()).as(command.toString()).isEmpty();
      assertThat(run.code()).isZero();
    }
    assertThat(directory.resolve("documents.report.html")).isNotEmptyFile();
    assertThat(directory.resolve("scored.csv")).content().startsWith("file,score,");
    assertThat(directory.resolve("table-scored.csv")).content().startsWith("icon,score,");
    assertThat(directory.resolve("judged/evaluation.json")).isNotEmptyFile();
    Terminal scored =
        Commands.done(
            "predict",
            "--model",
            directory.resolve("encoded.pubn"),
            "--input",
            directory.resolve("test"),
            "--quiet");
    assertThat(scored.out().lines()).hasSize(21);
    Files.write(directory.resolve("encoder.onnx"), new byte[] {1});
    assertThat(
            Commands.run(
                    "predict",
                    "--model",
                    directory.resolve("encoded.pubn"),
                    "--input",
                    directory.resolve("test"))
                .err())
        .contains("encoder.onnx: is damaged or not a network");
  }
}
