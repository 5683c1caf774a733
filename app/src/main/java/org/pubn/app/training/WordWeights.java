package org.pubn.app.training;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.pubn.classify.Classifier;
import org.pubn.engine.Scorer;
import org.pubn.nn.LinearWeights;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.text.TfIdf;

/**
 * The words that push the score of a linear model most, those with the largest weight first. Rows
 * of tf-idf have length 1, so weights of different words can be compared.
 */
public record WordWeights(List<Word> positive, List<Word> negative) {

  /** How many words are listed in each direction. */
  private static final int LISTED = 20;

  /**
   * A word.
   *
   * @param weight what it adds to the score of a document that holds nothing else
   */
  public record Word(String text, double weight) {}

  public WordWeights {
    positive = List.copyOf(positive);
    negative = List.copyOf(negative);
  }

  /** The words of a classifier; empty unless it is a single linear model on tf-idf. */
  public static Optional<WordWeights> of(Classifier classifier) {
    return classifier
        .preprocessing()
        .filter(TfIdf.class::isInstance)
        .flatMap(preprocessing -> of(preprocessing, classifier.scorer()));
  }

  private static Optional<WordWeights> of(Preprocessing preprocessing, Scorer scorer) {
    List<String> words = preprocessing.features();
    return LinearWeights.of(scorer)
        .map(
            weights ->
                new WordWeights(
                    listed(words, weights, Word::weight),
                    listed(words, weights, w -> -w.weight())));
  }

  private static List<Word> listed(
      List<String> words, List<Double> weights, ToDoubleFunction<Word> push) {
    return IntStream.range(0, words.size())
        .mapToObj(i -> new Word(words.get(i), weights.get(i)))
        .filter(word -> push.applyAsDouble(word) > 0)
        .sorted(Comparator.comparingDouble(push).reversed())
        .limit(LISTED)
        .toList();
  }
}
