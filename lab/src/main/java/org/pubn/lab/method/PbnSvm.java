package org.pubn.lab.method;

import java.util.Map;
import org.pubn.learn.Fit;
import org.pubn.learn.HyperParameters;
import org.pubn.learn.Method;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.sample.PubnSamples;

/**
 * PbN learning with a linear SVM on the features as they are: the baseline of the text supplement
 * that ignores U and the bias.
 */
public record PbnSvm(double c) implements Method {

  @Override
  public Map<String, String> hyperParameters() {
    return new HyperParameters().with("c", c).map();
  }

  @Override
  public Fit fit(Problem problem, SharedTrainings trainings) {
    PubnSamples samples = problem.data().training();
    return Fit.of(problem, LinearSvm.learn(samples.positive(), samples.negative(), c));
  }
}
