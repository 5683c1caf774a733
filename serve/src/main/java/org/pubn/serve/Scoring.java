package org.pubn.serve;

import org.pubn.classify.Classifier;
import org.pubn.data.Features;
import org.pubn.engine.ScoreOverflowException;
import org.pubn.preprocessing.Preprocessing;

/** Answers requests for predictions. Safe for use by several threads. */
final class Scoring {

  private final Classifier classifier;
  private final RequestReader reader;

  Scoring(Classifier classifier, int maxRows) {
    this.classifier = classifier;
    this.reader = new RequestReader(classifier, maxRows);
  }

  /**
   * The answer to a request: score, probability and prediction of every row, in order.
   *
   * @throws RefusedRequestException if the request is not one that the model can answer
   */
  byte[] answer(byte[] request) {
    return answer(scores(reader.read(request)));
  }

  /** Whether the model reads pictures. */
  boolean takesPictures() {
    return classifier.preprocessing().map(Preprocessing::takesPictures).orElse(false);
  }

  /**
   * The answer to a request that is a picture.
   *
   * @throws RefusedRequestException if it is not one that the model can read
   */
  byte[] picture(byte[] file) {
    return answer(scores(reader.picture(file)));
  }

  private byte[] answer(float[] scores) {
    return Json.bytes(
        json -> {
          json.writeStartObject();
          json.writeArrayFieldStart("predictions");
          for (float score : scores) {
            json.writeStartObject();
            json.writeNumberField("score", score);
            json.writeNumberField("probability", classifier.probability(score));
            json.writeBooleanField("prediction", classifier.isPositive(score));
            json.writeEndObject();
          }
          json.writeEndArray();
          json.writeEndObject();
        });
  }

  private float[] scores(Features rows) {
    try {
      return classifier.scores(rows);
    } catch (ScoreOverflowException e) {
      throw RefusedRequestException.badRequest(
          "rows: the score of a row overflows; its values are too far from those of training");
    }
  }
}
