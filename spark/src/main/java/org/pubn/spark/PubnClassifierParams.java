package org.pubn.spark;

import org.apache.spark.ml.classification.ProbabilisticClassifier;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.param.DoubleArrayParam;
import org.apache.spark.ml.param.DoubleParam;
import org.apache.spark.ml.param.IntParam;
import org.apache.spark.ml.param.LongParam;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.shared.HasWeightCol;
import org.pubn.data.InputException;
import org.pubn.sample.Priors;

/**
 * The parameters of {@link PubnClassifier}. Spark finds a parameter by the method that returns it.
 */
abstract class PubnClassifierParams
    extends ProbabilisticClassifier<Vector, PubnClassifier, PubnClassificationModel>
    implements HasWeightCol {

  private static final long serialVersionUID = 1L;

  private final Param<String> weightCol =
      new Param<>(this, "weightCol", "column of row weights; without it every row counts once");
  private final Param<String> method =
      new Param<>(
          this, "method", "pubn, pubn-n (known negatives are not looked at), or auto: by rho");
  private final DoubleParam regParam =
      new DoubleParam(this, "regParam", "λ of L2 of the classifier; chosen where not given");
  private final FitParams fit = new FitParams(this, 3);
  private final LabelParams labels = new LabelParams(this);

  PubnClassifierParams() {
    setDefault(method, "auto");
  }

  /** What the values say of a fit. */
  FitOptions options() {
    return fit.options(priors(), fit.given(regParam), false);
  }

  private Priors priors() {
    double pi = fit.pi();
    double rho = fit.rhoOrZero();
    return switch (getMethod()) {
      case "auto" -> new Priors(pi, rho);
      case "pubn-n" -> Priors.positive(pi);
      case "pubn" -> {
        if (rho == 0) {
          throw new InputException("method pubn, rho " + rho + ": must be greater than 0");
        }
        yield new Priors(pi, rho);
      }
      default ->
          throw new InputException("method " + getMethod() + ": must be auto, pubn or pubn-n");
    };
  }

  /** What the values say of labels. */
  LabelCoding coding() {
    return labels.coding();
  }

  private PubnClassifier with(Param<?> param, Object value) {
    set(param.name(), value);
    return (PubnClassifier) this;
  }

  public PubnClassifier setWeightCol(String value) {
    return with(weightCol, value);
  }

  public PubnClassifier setPrior(double value) {
    Priors.requirePi(value);
    return with(fit.prior, value);
  }

  public PubnClassifier setRho(double value) {
    Priors.requireRho(value);
    return with(fit.rho, value);
  }

  public PubnClassifier setTau(double value) {
    return with(fit.tau, value);
  }

  public PubnClassifier setMethod(String value) {
    return with(method, value);
  }

  public PubnClassifier setScenario(String value) {
    return with(fit.scenario, value);
  }

  public PubnClassifier setRegParam(double value) {
    return with(regParam, value);
  }

  public PubnClassifier setSigmaRegParam(double value) {
    return with(fit.sigmaRegParam, value);
  }

  public PubnClassifier setRegParams(double... values) {
    return with(fit.regParams, values);
  }

  public PubnClassifier setFolds(int value) {
    return with(fit.folds, value);
  }

  public PubnClassifier setMaxIter(int value) {
    return with(fit.maxIter, value);
  }

  public PubnClassifier setTol(double value) {
    return with(fit.tol, value);
  }

  public PubnClassifier setSeed(long value) {
    return with(fit.seed, value);
  }

  public PubnClassifier setPositiveLabel(double value) {
    return with(labels.positiveLabel, value);
  }

  public PubnClassifier setNegativeLabel(double value) {
    return with(labels.negativeLabel, value);
  }

  public PubnClassifier setUnlabeledLabel(double value) {
    return with(labels.unlabeledLabel, value);
  }

  public double getPrior() {
    return (Double) getOrDefault(fit.prior);
  }

  public double getRho() {
    return (Double) getOrDefault(fit.rho);
  }

  public double getTau() {
    return (Double) getOrDefault(fit.tau);
  }

  public String getMethod() {
    return getOrDefault(method);
  }

  public String getScenario() {
    return getOrDefault(fit.scenario);
  }

  public double getRegParam() {
    return (Double) getOrDefault(regParam);
  }

  public int getMaxIter() {
    return (Integer) getOrDefault(fit.maxIter);
  }

  public double getTol() {
    return (Double) getOrDefault(fit.tol);
  }

  public long getSeed() {
    return (Long) getOrDefault(fit.seed);
  }

  @Override
  public Param<String> weightCol() {
    return weightCol;
  }

  /** Spark's trait asks for it; the parameter is made above. */
  @Override
  public void org$apache$spark$ml$param$shared$HasWeightCol$_setter_$weightCol_$eq(
      Param<String> made) {}

  public DoubleParam prior() {
    return fit.prior;
  }

  public DoubleParam rho() {
    return fit.rho;
  }

  public DoubleParam tau() {
    return fit.tau;
  }

  public Param<String> method() {
    return method;
  }

  public Param<String> scenario() {
    return fit.scenario;
  }

  public DoubleParam regParam() {
    return regParam;
  }

  public DoubleParam sigmaRegParam() {
    return fit.sigmaRegParam;
  }

  public DoubleArrayParam regParams() {
    return fit.regParams;
  }

  public IntParam folds() {
    return fit.folds;
  }

  public IntParam maxIter() {
    return fit.maxIter;
  }

  public DoubleParam tol() {
    return fit.tol;
  }

  public LongParam seed() {
    return fit.seed;
  }

  public DoubleParam positiveLabel() {
    return labels.positiveLabel;
  }

  public DoubleParam negativeLabel() {
    return labels.negativeLabel;
  }

  public DoubleParam unlabeledLabel() {
    return labels.unlabeledLabel;
  }
}
