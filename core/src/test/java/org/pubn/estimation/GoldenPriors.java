package org.pubn.estimation;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.Properties;
import org.pubn.crossfit.HeldOutScores;
import org.pubn.data.DenseFeatures;

/** The numbers of {@code golden-priors.properties}, which {@code golden_priors.py} wrote. */
final class GoldenPriors {

  private static final Properties ALL = new Properties();

  static {
    try (InputStream in = GoldenPriors.class.getResourceAsStream("golden-priors.properties")) {
      ALL.load(new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private GoldenPriors() {}

  static double[] numbers(String name) {
    String text = Objects.requireNonNull(ALL.getProperty(name), name);
    return Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
  }

  static double number(String name) {
    return numbers(name)[0];
  }

  static DenseFeatures rows(String name, int columns) {
    double[] values = numbers(name);
    float[] cells = new float[values.length];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = (float) values[i];
    }
    return DenseFeatures.of(columns, cells);
  }

  static HeldOutScores scores() {
    return scores(1);
  }

  /** The golden scores times a factor. */
  static HeldOutScores scores(double factor) {
    return HeldOutScores.of(
        scaled("scores.positive", factor),
        scaled("scores.unlabeled", factor),
        scaled("scores.negative", factor));
  }

  private static double[] scaled(String name, double factor) {
    return Arrays.stream(numbers(name)).map(value -> value * factor).toArray();
  }
}
