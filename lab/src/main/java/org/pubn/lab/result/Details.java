package org.pubn.lab.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.pubn.storage.IoReason;

/**
 * What a figure needs of an outcome beyond its numbers; kept in a side file. Each part is there
 * only if the experiment asked for it.
 *
 * @param calledPositive for every test example, whether it was called positive
 * @param judgement what a judgement without labels says, beside the truth
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Details(
    @Nullable Curve curve,
    @Nullable SigmaValues sigma,
    @Nullable Embedding embedding,
    @Nullable List<Boolean> calledPositive,
    @Nullable Judgement judgement) {

  /** Test errors, as fractions, after every epoch, and the epoch that was selected. */
  public record Curve(List<Double> error, List<Double> fpr, List<Double> fnr, int selectedEpoch) {}

  /** σ̂ over U. */
  public record SigmaValues(List<Double> sigma, List<Boolean> positive, double eta) {}

  /**
   * Representations of the first test examples.
   *
   * @param points coordinates on the first two principal components
   * @param explained the shares of variance of these components
   */
  public record Embedding(
      List<Integer> classes, List<List<Double>> points, List<Double> explained) {}

  /** Metrics judged without labels. */
  public record Judgement(List<Judged> judged) {}

  /**
   * A metric judged without labels.
   *
   * @param belief what was believed of π
   * @param truth its value by labels that the judgement did not see
   */
  public record Judged(
      String belief, String metric, double truth, double value, double low, double high) {

    /** Whether the interval holds the truth. */
    public boolean holdsTruth() {
      return low <= truth && truth <= high;
    }
  }

  /**
   * A part that must be there.
   *
   * @param name of the part, for people
   * @throws ResultsException if it is not
   */
  public <T> T required(String name, Function<Details, @Nullable T> part) {
    return Optional.ofNullable(part.apply(this))
        .orElseThrow(() -> new ResultsException("side file: has no " + name));
  }

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);

  /** Reads a side file. */
  public static Details read(Path file) {
    try {
      return JSON.readValue(Files.readAllBytes(file), Details.class);
    } catch (IOException e) {
      throw new ResultsException(file + ": cannot be read: " + IoReason.of(e), e);
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
