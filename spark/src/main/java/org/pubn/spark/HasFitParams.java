package org.pubn.spark;

import org.apache.spark.ml.param.DoubleArrayParam;
import org.apache.spark.ml.param.DoubleParam;
import org.apache.spark.ml.param.IntParam;
import org.apache.spark.ml.param.LongParam;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.Params;
import org.pubn.sample.Priors;

/**
 * A stage that learns from P, U and bN: {@link PubnClassifier} and {@link PubnWeigher}. Spark finds
 * a parameter by the method that returns it; {@code explainParams} tells what each means.
 *
 * @param <S> the stage, which setters return
 */
public interface HasFitParams<S> extends Params {

  /** The parameters, for this package. */
  FitParams fitParams();

  default DoubleParam prior() {
    return fitParams().prior;
  }

  default double getPrior() {
    return (Double) getOrDefault(prior());
  }

  default S setPrior(double value) {
    Priors.requirePi(value);
    return with(prior(), value);
  }

  default DoubleParam rho() {
    return fitParams().rho;
  }

  default double getRho() {
    return (Double) getOrDefault(rho());
  }

  default S setRho(double value) {
    Priors.requireRho(value);
    return with(rho(), value);
  }

  default DoubleParam tau() {
    return fitParams().tau;
  }

  default double getTau() {
    return (Double) getOrDefault(tau());
  }

  default S setTau(double value) {
    return with(tau(), value);
  }

  default Param<String> scenario() {
    return fitParams().scenario;
  }

  default String getScenario() {
    return getOrDefault(scenario());
  }

  default S setScenario(String value) {
    return with(scenario(), value);
  }

  default DoubleParam sigmaRegParam() {
    return fitParams().sigmaRegParam;
  }

  default double getSigmaRegParam() {
    return (Double) getOrDefault(sigmaRegParam());
  }

  default S setSigmaRegParam(double value) {
    return with(sigmaRegParam(), value);
  }

  default DoubleArrayParam regParams() {
    return fitParams().regParams;
  }

  default double[] getRegParams() {
    return getOrDefault(regParams());
  }

  default S setRegParams(double... values) {
    return with(regParams(), values);
  }

  default IntParam folds() {
    return fitParams().folds;
  }

  default int getFolds() {
    return (Integer) getOrDefault(folds());
  }

  default S setFolds(int value) {
    return with(folds(), value);
  }

  default IntParam maxIter() {
    return fitParams().maxIter;
  }

  default int getMaxIter() {
    return (Integer) getOrDefault(maxIter());
  }

  default S setMaxIter(int value) {
    return with(maxIter(), value);
  }

  default DoubleParam tol() {
    return fitParams().tol;
  }

  default double getTol() {
    return (Double) getOrDefault(tol());
  }

  default S setTol(double value) {
    return with(tol(), value);
  }

  default LongParam seed() {
    return fitParams().seed;
  }

  default long getSeed() {
    return (Long) getOrDefault(seed());
  }

  default S setSeed(long value) {
    return with(seed(), value);
  }

  @SuppressWarnings("unchecked")
  private S with(Param<?> param, Object value) {
    set(param.name(), value);
    return (S) this;
  }
}
