package org.pubn.train;

import java.util.ArrayList;
import java.util.List;
import org.pubn.data.Features;
import org.pubn.learn.FitPart;
import org.pubn.risk.Group;
import org.pubn.risk.Term;
import org.pubn.sample.PubnSamples;

/**
 * How much one term of a risk counts: its coefficient times the mean weight over its sample, which
 * for PUbN shows how far P, bN, and the U examples below η serve as negatives (equation 7).
 *
 * @param term the term, as the paper writes it
 * @param group the sample
 * @param sign +1 where its examples are treated as positive, −1 where as negative
 * @param examples the examples of the sample
 * @param used those with a weight other than 0
 * @param weight the coefficient times the mean weight over all examples of the sample
 */
public record GroupWeight(
    String term, Group group, int sign, int examples, int used, double weight) {

  /** The weights of all terms of the risk that a training minimised, on its training samples. */
  static List<GroupWeight> of(FitPart part, PubnSamples training) {
    List<GroupWeight> weights = new ArrayList<>();
    for (Term term : part.step().risk().terms()) {
      Features rows = rows(training, term.group());
      float[] logits = part.step().sigma().map(s -> s.scores(rows)).orElse(new float[rows.rows()]);
      int used = 0;
      double sum = 0;
      for (float logit : logits) {
        double weight = term.weighting().weight(logit);
        used += weight == 0 ? 0 : 1;
        sum += weight;
      }
      weights.add(
          new GroupWeight(
              term.name(),
              term.group(),
              term.sign(),
              rows.rows(),
              used,
              term.coefficient() * sum / rows.rows()));
    }
    return weights;
  }

  private static Features rows(PubnSamples samples, Group group) {
    return switch (group) {
      case POSITIVE -> samples.positive();
      case UNLABELED -> samples.unlabeled();
      case NEGATIVE -> samples.negative();
    };
  }
}
