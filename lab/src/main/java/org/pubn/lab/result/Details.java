package org.pubn.lab.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a figure needs of an outcome beyond its numbers; kept in a side file. Each part is there
 * only if the experiment asked for it.
 *
 * @param curve the test errors after every epoch
 * @param sigma σ̂ over the U training sample
 * @param embedding the last hidden layer on some test examples
 * @param calledPositive for every test example, whether it was called positive
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Details(
    @Nullable Curve curve,
    @Nullable SigmaValues sigma,
    @Nullable Embedding embedding,
    @Nullable List<Boolean> calledPositive) {

  /** Test errors, as fractions, after every epoch, and the epoch that was selected. */
  public record Curve(List<Double> error, List<Double> fpr, List<Double> fnr, int selectedEpoch) {}

  /**
   * σ̂ over U.
   *
   * @param sigma σ̂ of every U example
   * @param positive whether the example is truly positive, which no method saw
   * @param eta η
   */
  public record SigmaValues(List<Double> sigma, List<Boolean> positive, double eta) {}

  /**
   * Representations of the first test examples.
   *
   * @param classes their classes
   * @param points coordinates on the first two principal components
   * @param explained the shares of variance of these components
   */
  public record Embedding(
      List<Integer> classes, List<List<Double>> points, List<Double> explained) {}

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);

  /** Reads a side file. */
  public static Details read(Path file) {
    try {
      return JSON.readValue(Files.readAllBytes(file), Details.class);
    } catch (IOException e) {
      throw new ResultsException(file + ": cannot be read: " + e.getMessage(), e);
    }
  }

  /** The content of a side file. */
  public byte[] toJson() {
    try {
      return JSON.writeValueAsBytes(this);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
