package org.pubn.train;

import java.util.ArrayList;
import java.util.List;
import org.pubn.data.Features;
import org.pubn.learn.ChosenCheckpoint;
import org.pubn.risk.Term;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

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
public record RoleWeight(String term, Role group, int sign, int examples, int used, double weight) {

  /** The weights of all terms of the risk that a training minimized, on its training samples. */
  static List<RoleWeight> of(ChosenCheckpoint part) {
    PubnSamples training = part.problem().data().training();
    List<RoleWeight> weights = new ArrayList<>();
    for (Term term : part.step().risk().terms()) {
      Features rows = training.of(term.group());
      float[] logits = part.step().sigma().map(s -> s.scores(rows)).orElse(new float[rows.rows()]);
      int used = 0;
      double sum = 0;
      for (float logit : logits) {
        double weight = term.weighting().weight(logit);
        used += weight == 0 ? 0 : 1;
        sum += weight;
      }
      weights.add(
          new RoleWeight(
              term.name(),
              term.group(),
              term.sign(),
              rows.rows(),
              used,
              term.coefficient() * sum / rows.rows()));
    }
    return weights;
  }
}
