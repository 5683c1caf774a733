package org.pubn.classify;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.pubn.sample.Priors;
import org.pubn.sample.Seed;

/**
 * Where a classifier came from: what one needs to know to train it again, and to tell whether two
 * are the same. There is no date in it, so that equal trainings give equal files.
 *
 * @param method the id of the method, such as {@code pubn}
 * @param hyperParameters its hyper-parameters by name, in their order
 * @param priors π and ρ as the learner believed them to be
 * @param piInterval of π, where it was estimated; empty where it was given
 * @param seed the source of all randomness of the training
 * @param model a short description of the model, such as {@code mlp 784-300-300-1}
 * @param kernels the arithmetic it was trained with; bits are promised per kernel set
 * @param version the version of the program
 * @param training digests of the samples that were fitted
 * @param validation digests of the samples that chose the epoch
 * @param validationLoss the loss by which methods are compared; may be negative
 */
public record Provenance(
    String method,
    Map<String, String> hyperParameters,
    Priors priors,
    Optional<PriorInterval> piInterval,
    Seed seed,
    String model,
    String kernels,
    String version,
    SamplesDigest training,
    SamplesDigest validation,
    double validationLoss) {

  public Provenance {
    hyperParameters = Collections.unmodifiableMap(new LinkedHashMap<>(hyperParameters));
    if (!Double.isFinite(validationLoss)) {
      throw new IllegalArgumentException(
          "validation loss " + validationLoss + ": must be a finite number");
    }
  }

  /** Where a classifier came from whose π was given. */
  public Provenance(
      String method,
      Map<String, String> hyperParameters,
      Priors priors,
      Seed seed,
      String model,
      String kernels,
      String version,
      SamplesDigest training,
      SamplesDigest validation,
      double validationLoss) {
    this(
        method,
        hyperParameters,
        priors,
        Optional.empty(),
        seed,
        model,
        kernels,
        version,
        training,
        validation,
        validationLoss);
  }

  Provenance withPiWithin(PriorInterval interval) {
    return new Provenance(
        method,
        hyperParameters,
        priors,
        Optional.of(interval),
        seed,
        model,
        kernels,
        version,
        training,
        validation,
        validationLoss);
  }
}
