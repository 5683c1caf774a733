package org.pubn.lab.method;

import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.Problem;
import org.pubn.learn.Trainings;
import org.pubn.sample.PubnSamples;

/**
 * PbN learning with a linear SVM on the features as they are: the baseline of the text supplement
 * that ignores U and the bias.
 *
 * @param c the weight C of the losses
 */
public record PbnSvm(double c) implements Method {

  @Override
  public String id() {
    return "svm";
  }

  @Override
  public String label() {
    return "SVM";
  }

  @Override
  public Fit fit(Problem problem, Trainings trainings) {
    PubnSamples samples = problem.data().training();
    return Fit.of(problem, LinearSvm.learn(samples.positive(), samples.negative(), c));
  }
}
