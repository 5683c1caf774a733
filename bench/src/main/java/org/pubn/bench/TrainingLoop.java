package org.pubn.bench;

import org.pubn.data.DenseFeatures;
import org.pubn.engine.ModelTraining;
import org.pubn.random.Seed;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.NnPuSRisk;
import org.pubn.risk.RiskEvaluation;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;

/**
 * Training steps as step 1 of PUbN takes them, through the seam that every engine stands behind: a
 * mini-batch of 10 P, 10 bN and 120 U examples (100 for residual networks), the nnPU risk of s, its
 * derivatives, AMSGrad. The numbers in the examples are random; they do not change how long a step
 * takes. For one thread.
 */
public final class TrainingLoop {

  private static final int ROWS = 700;
  private static final double RATE = 1e-4;
  private static final double WEIGHT_DECAY = 1e-4;

  private final Role[] roles;
  private final DenseFeatures features;
  private final ModelTraining training;
  private final RiskEvaluation risk =
      new RiskEvaluation(new NnPuSRisk(new Priors(0.49, 0.3), MarginLoss.LOGISTIC, 0));
  private int nextRow;

  public TrainingLoop(Workload workload, long seed) {
    roles = roles(20 + workload.unlabeled());
    int columns = workload.network().columns();
    features = DenseFeatures.ofOwned(columns, KernelSet.random(ROWS * columns));
    training = workload.network().start(new Seed(seed));
  }

  /** The role of every example of a mini-batch. */
  private static Role[] roles(int batch) {
    Role[] roles = new Role[batch];
    for (int i = 0; i < batch; i++) {
      roles[i] = i < 10 ? Role.POSITIVE : i < 20 ? Role.NEGATIVE : Role.UNLABELED;
    }
    return roles;
  }

  /** One step; gives the risk before it. */
  public double step() {
    training.clear();
    for (int i = 0; i < roles.length; i++) {
      training.add(features, nextRow);
      nextRow = (nextRow + 1) % ROWS;
    }
    training.forward();
    risk.reset();
    for (int i = 0; i < roles.length; i++) {
      risk.add(roles[i], training.score(i), Double.NaN);
    }
    double value = risk.value();
    for (int i = 0; i < roles.length; i++) {
      training.setDerivative(i, risk.derivative(roles[i], training.score(i), Double.NaN));
    }
    training.step(RATE, WEIGHT_DECAY);
    return value;
  }
}
