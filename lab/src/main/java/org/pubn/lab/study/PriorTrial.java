package org.pubn.lab.study;

import java.util.List;
import java.util.Optional;

/**
 * What came of a case in one trial: a line of {@code results.jsonl}.
 *
 * @param caseId the case
 * @param data where its samples come from
 * @param pi the true π
 * @param trial the trial, counted from 0
 * @param seed its seed
 * @param answers what each estimator said of π
 * @param rho what was said of ρ_max, where biased negatives are given
 * @param scoringSeconds time of the networks whose scores were read
 * @param version of the program
 */
public record PriorTrial(
    String caseId,
    String data,
    double pi,
    int trial,
    long seed,
    List<Answer> answers,
    Optional<Rho> rho,
    double scoringSeconds,
    String version) {

  public PriorTrial {
    answers = List.copyOf(answers);
  }

  /**
   * What an estimator said.
   *
   * @param estimator its id
   * @param value π̂; NaN where it refused
   * @param low low end of the interval; NaN where there is none
   * @param high high end of the interval; NaN where there is none
   * @param seconds time it took after the scores were there
   */
  public record Answer(String estimator, double value, double low, double high, double seconds) {}

  /**
   * What was said of ρ_max.
   *
   * @param truth the true ρ_max
   * @param value ρ̂_max
   * @param low low end of the interval, which is also what is recommended
   * @param high high end of the interval
   */
  public record Rho(double truth, double value, double low, double high) {}
}
