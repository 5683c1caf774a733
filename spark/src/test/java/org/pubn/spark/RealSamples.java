package org.pubn.spark;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.pubn.data.DenseFeatures;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.text.TfIdf;
import org.pubn.text.VocabularyCounter;
import org.pubn.text.VocabularyRule;
import org.tukaani.xz.XZInputStream;

/** Small samples of what people have: pixels, a table, posts. */
final class RealSamples {

  static final Priors PRIORS = new Priors(0.4, 0.3);

  private static final Path DIGITS =
      Path.of("..", "lab", "src", "main", "resources", "org", "pubn", "lab", "dataset", "mnist");
  private static final Path POSTS =
      Path.of("..", "..", "shared", "data", "newsgroups", "20news-bydate.tar.xz");

  private RealSamples() {}

  /** Pixels of MNIST's test digits: even ones are positive, 1, 3 and 5 are known. */
  static PubnSamples digits() throws IOException {
    ByRole<List<float[]>> rows = ByRole.of(role -> new ArrayList<>());
    try (DataInputStream images = open("t10k-images-idx3-ubyte.gz", 16);
        DataInputStream labels = open("t10k-labels-idx1-ubyte.gz", 8)) {
      for (int i = 0; i < 700; i++) {
        int digit = labels.readUnsignedByte();
        float[] pixels = new float[784];
        for (int pixel = 0; pixel < 784; pixel++) {
          pixels[pixel] = images.readUnsignedByte() / 255f;
        }
        boolean positive = digit % 2 == 0;
        if (i >= 300 && !positive && digit > 5) {
          continue;
        }
        (i < 300 ? rows.unlabeled() : positive ? rows.positive() : rows.negative()).add(pixels);
      }
    }
    return PubnSamples.of(role -> DenseFeatures.of(rows.of(role).toArray(new float[0][])));
  }

  private static DataInputStream open(String file, int header) throws IOException {
    DataInputStream stream =
        new DataInputStream(
            new BufferedInputStream(
                new GZIPInputStream(Files.newInputStream(DIGITS.resolve(file)))));
    stream.readNBytes(header);
    return stream;
  }

  /** A table with numbers, a list and empty cells, as CSV. */
  static Path table(Path file, int rows, double pi, double rho) throws IOException {
    RandomStream random = new Seed(11).child(file.getFileName().toString()).random();
    StringBuilder text = new StringBuilder("income,age,color\n");
    for (int row = 0; row < rows; row++) {
      double share = (row + 0.5) / rows;
      int kind = share < pi ? 0 : share < pi + rho ? 1 : 2;
      double income = (kind == 0 ? 50 : 30) + 20 * random.nextDouble();
      double age = (kind == 1 ? 20 : 45) + 25 * random.nextDouble();
      String color = List.of("green", "red", "blue").get((kind + random.nextInt(2)) % 3);
      text.append(
          String.format(
              Locale.ROOT, "%s,%.1f,%s\n", row % 17 == 5 ? "" : "" + (float) income, age, color));
    }
    return Files.writeString(file, text);
  }

  /** Posts of 20 Newsgroups as tf-idf: science is positive, talk is known. */
  static PubnSamples posts() throws IOException {
    assumeTrue(Files.exists(POSTS), "20 Newsgroups is not at " + POSTS);
    ByRole<List<String>> posts = ByRole.of(role -> new ArrayList<>());
    try (TarArchiveInputStream archive =
        new TarArchiveInputStream(
            new XZInputStream(new BufferedInputStream(Files.newInputStream(POSTS))))) {
      int seen = 0;
      for (TarArchiveEntry entry = archive.getNextEntry();
          entry != null && seen < 12_000;
          entry = archive.getNextEntry()) {
        if (entry.isFile() && seen++ % 20 == 0) {
          String group = Path.of(entry.getName()).getName(1).toString();
          String post = text(archive);
          boolean labeled = seen / 20 % 2 == 0;
          (labeled && group.startsWith("sci.")
                  ? posts.positive()
                  : labeled && group.startsWith("talk.") ? posts.negative() : posts.unlabeled())
              .add(post);
        }
      }
    }
    VocabularyCounter words = new VocabularyCounter(new VocabularyRule(0.95, 2000));
    posts.unlabeled().forEach(words::add);
    TfIdf tfIdf = words.tfIdf("text");
    return PubnSamples.of(role -> tfIdf.transform(posts.of(role)));
  }

  private static String text(InputStream stream) throws IOException {
    return new String(stream.readAllBytes(), StandardCharsets.ISO_8859_1);
  }
}
