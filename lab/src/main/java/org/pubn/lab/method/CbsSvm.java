package org.pubn.lab.method;

import java.util.Map;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.data.SparseFeatures;
import org.pubn.engine.Scorer;
import org.pubn.learn.Fit;
import org.pubn.learn.HyperParameters;
import org.pubn.learn.Method;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.text.CbsFeatures;
import org.pubn.text.CbsRule;

/**
 * CBS learning (Fei and Liu, 2015): a linear SVM of P against bN on the similarities of documents
 * to a center.
 *
 * @param rule how the center is made
 */
public record CbsSvm(CbsRule rule, double c) implements Method {

  @Override
  public Map<String, String> hyperParameters() {
    return new HyperParameters()
        .with("rule.terms", rule.terms())
        .with("rule.alpha", rule.alpha())
        .with("rule.beta", rule.beta())
        .with("c", c)
        .map();
  }

  @Override
  public Fit fit(Problem problem, SharedTrainings trainings) {
    SparseFeatures positive = sparse(problem.data().training().positive());
    SparseFeatures negative = sparse(problem.data().training().negative());
    CbsFeatures features = CbsFeatures.learn(positive, negative, rule);
    Scorer svm = LinearSvm.learn(features.transform(positive), features.transform(negative), c);
    return Fit.of(problem, new OnSimilarities(features, svm));
  }

  private static SparseFeatures sparse(Features features) {
    if (features instanceof SparseFeatures sparse) {
      return sparse;
    }
    throw new InputException("method svm-cbs: needs tf-idf features, which are sparse");
  }

  private record OnSimilarities(CbsFeatures features, Scorer scorer) implements Scorer {
    @Override
    public int columns() {
      return features.columns();
    }

    @Override
    public float[] scores(Features rows) {
      return scorer.scores(features.transform(sparse(rows)));
    }
  }
}
