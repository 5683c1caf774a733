package org.pubn.classify;

import org.pubn.sample.PubnSamples;

/**
 * What identifies the samples P, U and bN.
 *
 * @param positive of X_P
 * @param unlabeled of X_U
 * @param negative of X_bN; of no rows where none were given
 */
public record SamplesDigest(SampleDigest positive, SampleDigest unlabeled, SampleDigest negative) {

  /** The digests of the three samples, every row in one of them. */
  public static SamplesDigest of(PubnSamples samples) {
    PubnSamples apart = samples.apart();
    return new SamplesDigest(
        SampleDigest.of(apart.positive()),
        SampleDigest.of(apart.unlabeled()),
        SampleDigest.of(apart.negative()));
  }
}
