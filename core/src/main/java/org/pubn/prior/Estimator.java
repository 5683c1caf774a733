package org.pubn.prior;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.pubn.data.InputException;

/** The estimators of π, by the names they have on the command line and in tables. */
public enum Estimator {
  /** {@code BinomialBin} over the plain and the refined scores. */
  BINOMIAL_BIN(
      "binomial-bin", "binomial bin", "bins of Garg et al., NeurIPS 2021, by standard errors"),
  /** {@code BestBin} over the plain and the refined scores: the lower bound of the two wins. */
  LOWEST_BIN("lowest-bin", "lowest bin", "best bins of Garg et al., NeurIPS 2021, two scorings"),
  /** {@code BestBin} on scores refined by what it says, in turns. */
  TED("ted", "(TED)ⁿ", "Garg et al., NeurIPS 2021"),
  /** {@code BestBin} on scores of a plain classifier of P against U. */
  BEST_BIN("bbe", "BBE", "Garg et al., NeurIPS 2021"),
  /** {@code Dedpul} on the same scores. */
  DEDPUL("dedpul", "DEDPUL", "Ivanov, ICMLA 2020"),
  /** {@code AlphaMax} on the same scores. */
  ALPHA_MAX("alphamax", "AlphaMax", "Jain et al., 2016"),
  /** {@code PenalisedL1} on features. */
  PENALISED_L1("pen-l1", "PEN-L1", "du Plessis et al., Machine Learning 2017"),
  /** {@code KernelMeans} on features. */
  KERNEL_MEANS("km2", "KM2", "Ramaswamy et al., ICML 2016"),
  /** {@code ElkanNoto} on scores of a plain classifier of P against U. */
  ELKAN_NOTO("elkan-noto", "Elkan–Noto", "Elkan and Noto, KDD 2008");

  private final String id;
  private final String label;
  private final String citation;

  Estimator(String id, String label, String citation) {
    this.id = id;
    this.label = label;
    this.citation = citation;
  }

  /** The name on the command line and in result files. */
  public String id() {
    return id;
  }

  /** The name in tables. */
  public String label() {
    return label;
  }

  /** Where it was published. */
  public String citation() {
    return citation;
  }

  /**
   * The estimator with an id.
   *
   * @throws InputException if there is none
   */
  public static Estimator byId(String id) {
    return Arrays.stream(values())
        .filter(estimator -> estimator.id.equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "estimator "
                        + id
                        + ": must be one of "
                        + Arrays.stream(values())
                            .map(Estimator::id)
                            .collect(Collectors.joining(", "))));
  }
}
