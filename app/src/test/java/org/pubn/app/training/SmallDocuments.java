package org.pubn.app.training;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/**
 * Small collections of documents: those on rockets are positive; of the others only those on hockey
 * were collected, and those on cooking were not. Words of all kinds stand among them.
 */
public final class SmallDocuments {

  public static final String PRIOR = "0.4";
  public static final String RHO = "0.3";

  private static final List<String> ANYBODYS =
      List.of("people", "time", "question", "year", "good", "think", "world", "problem");

  /** What a document is about. */
  public enum Topic {
    ROCKET("orbit rocket moon launch engine shuttle"),
    HOCKEY("puck goalie ice team season coach"),
    COOKING("oven butter flour sugar recipe salt");

    private final String words;

    Topic(String words) {
      this.words = words;
    }

    private List<String> words() {
      return Arrays.asList(words.split(" ", -1));
    }
  }

  private final Path directory;

  public SmallDocuments(Path directory) {
    this.directory = directory;
  }

  /** So many documents on a topic. */
  public static List<String> texts(int count, long seed, Topic topic) {
    RandomStream random = new Seed(seed).random();
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<String> words = new ArrayList<>();
      for (int word = 0; word < 12; word++) {
        List<String> from = word < 5 ? topic.words() : ANYBODYS;
        words.add(from.get(random.nextInt(from.size())));
      }
      words.add("note" + random.nextInt(1000));
      texts.add(String.join(" ", words));
    }
    return texts;
  }

  public static List<String> positiveTexts() {
    return texts(60, 1, Topic.ROCKET);
  }

  public static List<String> negativeTexts() {
    return texts(60, 2, Topic.HOCKEY);
  }

  public static List<String> unlabeledTexts() {
    List<String> texts = texts(120, 3, Topic.ROCKET);
    texts.addAll(texts(90, 4, Topic.HOCKEY));
    texts.addAll(texts(90, 5, Topic.COOKING));
    return texts;
  }

  /** New documents, the first five of which are on rockets. */
  public static List<String> freshTexts() {
    List<String> texts = texts(5, 7, Topic.ROCKET);
    texts.addAll(texts(5, 8, Topic.COOKING));
    return texts;
  }

  /** A folder with a file per document, named so that their order stays. */
  public Path folder(String name, List<String> texts) {
    for (int i = 0; i < texts.size(); i++) {
      write(Path.of(name, String.format("%04d.eml", i)), texts.get(i));
    }
    return directory.resolve(name);
  }

  /** A file with a document per line. */
  public Path lines(String name, List<String> texts) {
    return write(Path.of(name), String.join("\n", texts) + "\n");
  }

  /** A table with the columns {@code id, body, what}, the last of which is a label. */
  public Path table(String name, Map<String, List<String>> textsByLabel) {
    StringBuilder rows = new StringBuilder("id,body,what\n");
    int[] id = new int[1];
    textsByLabel.forEach(
        (label, texts) ->
            texts.forEach(
                text -> rows.append("d" + id[0]++ + ",\"" + text + "\"," + label + "\n")));
    return write(Path.of(name), rows.toString());
  }

  private Path write(Path name, String text) {
    try {
      Path file = directory.resolve(name);
      Files.createDirectories(file.toAbsolutePath().getParent());
      return Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
