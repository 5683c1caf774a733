package org.pubn.risk;

import java.util.Arrays;
import java.util.List;
import org.pubn.sample.ByRole;
import org.pubn.sample.Role;

/**
 * Computes a {@link Risk} over a batch of scores in two passes, allocating nothing: first every
 * score is {@linkplain #add(Role, double, double) added}, then the value, the parts and the
 * derivative at any score can be read.
 *
 * <p>A batch can be summed in parts: evaluations of disjoint blocks are {@linkplain
 * #add(RiskEvaluation) combined}, and each block then asks for its own derivatives. Sums run in the
 * order of the calls, so equal calls give equal bits. Not thread-safe.
 */
public final class RiskEvaluation {

  private final Risk risk;
  private final Term[] terms;
  private final double[] sums;
  private final long[] counts = new long[Role.values().length];
  private final RowWeights weights;

  /** Whether {@link #acts} is that of all scores added so far. */
  private boolean actsKnown;

  private boolean acts;

  /** An evaluation that is told the logit of σ̂ with every score. */
  public RiskEvaluation(Risk risk) {
    this(risk, ByRole.of(role -> new float[0]));
  }

  /**
   * An evaluation of rows, whose weights are computed once for all batches.
   *
   * @param sigmaLogits the logit of σ̂ at each row of a role; no numbers where there is no σ̂
   */
  public RiskEvaluation(Risk risk, ByRole<float[]> sigmaLogits) {
    this.risk = risk;
    this.terms = risk.terms().toArray(new Term[0]);
    this.sums = new double[terms.length];
    this.weights = new RowWeights(terms, sigmaLogits);
  }

  /** The evaluation of a whole batch. */
  static RiskEvaluation of(Risk risk, ScoreBatch batch) {
    RiskEvaluation evaluation = new RiskEvaluation(risk);
    for (Role group : Role.values()) {
      for (int i = 0; i < batch.size(group); i++) {
        evaluation.add(group, batch.score(group, i), batch.sigmaLogit(group, i));
      }
    }
    return evaluation;
  }

  /** Forgets all scores. */
  public void reset() {
    Arrays.fill(sums, 0);
    Arrays.fill(counts, 0);
    actsKnown = false;
  }

  /**
   * Adds an example.
   *
   * @param sigmaLogit the logit of σ̂ at the example; ignored by risks without σ̂
   */
  public void add(Role group, double score, double sigmaLogit) {
    count(group);
    for (int i = 0; i < terms.length; i++) {
      if (terms[i].group() == group) {
        sums[i] += terms[i].value(score, sigmaLogit);
      }
    }
  }

  /** Adds the example of a row. */
  public void addRow(Role group, int row, double score) {
    count(group);
    for (int i = 0; i < terms.length; i++) {
      if (terms[i].group() == group) {
        sums[i] += terms[i].weightedValue(score, weights.of(i, row));
      }
    }
  }

  private void count(Role group) {
    counts[group.ordinal()]++;
    actsKnown = false;
  }

  /** Adds all examples of another evaluation of the same risk. */
  public void add(RiskEvaluation block) {
    if (!block.risk.equals(risk)) {
      throw new IllegalArgumentException("blocks of different risks cannot be added");
    }
    for (int i = 0; i < sums.length; i++) {
      sums[i] += block.sums[i];
    }
    for (int i = 0; i < counts.length; i++) {
      counts[i] += block.counts[i];
    }
    actsKnown = false;
  }

  /** The value of one term, coefficient included. */
  public double part(int index) {
    Term term = terms[index];
    return term.coefficient() * sums[index] / count(term);
  }

  /** The terms that {@link #part} counts, in order. */
  public List<Term> terms() {
    return List.of(terms);
  }

  /** r, the sum of the guarded terms; 0 if there are none. */
  public double guarded() {
    return sum(true);
  }

  /** Whether r fell below −β, so that the correction acts. */
  public boolean correctionActs() {
    if (!actsKnown) {
      acts = guarded() < -risk.beta();
      actsKnown = true;
    }
    return acts;
  }

  /**
   * The risk: the unguarded terms plus max(−β, r).
   *
   * @throws ArithmeticException if the value is not a finite number
   */
  public double value() {
    double value = sum(false) + Math.max(-risk.beta(), guarded());
    if (!Double.isFinite(value)) {
      throw new ArithmeticException(
          risk.getClass().getSimpleName() + ": the risk is " + value + ", a score is not finite");
    }
    return value;
  }

  /**
   * The derivative, with respect to the score of one example of the batch, of what the next step
   * descends: the risk itself, or −r where the correction acts.
   */
  public double derivative(Role group, double score, double sigmaLogit) {
    boolean corrects = correctionActs();
    double derivative = 0;
    for (Term term : terms) {
      if (term.group() == group && (term.guarded() || !corrects)) {
        derivative += term.coefficient() * term.derivative(score, sigmaLogit) / count(term);
      }
    }
    return corrects ? -derivative : derivative;
  }

  /** Like {@link #derivative}, of the example of a row. */
  public double derivativeOfRow(Role group, int row, double score) {
    boolean corrects = correctionActs();
    double derivative = 0;
    for (int i = 0; i < terms.length; i++) {
      Term term = terms[i];
      if (term.group() == group && (term.guarded() || !corrects)) {
        derivative +=
            term.coefficient() * term.weightedDerivative(score, weights.of(i, row)) / count(term);
      }
    }
    return corrects ? -derivative : derivative;
  }

  private double sum(boolean guardedTerms) {
    double sum = 0;
    for (int i = 0; i < terms.length; i++) {
      if (terms[i].guarded() == guardedTerms) {
        sum += part(i);
      }
    }
    return sum;
  }

  private long count(Term term) {
    long count = counts[term.group().ordinal()];
    if (count == 0) {
      throw new IllegalStateException(
          risk.getClass().getSimpleName()
              + ": needs "
              + term.group().symbol()
              + " examples, the batch has none");
    }
    return count;
  }
}
