package org.pubn.lab.advice;

import org.pubn.advice.AdviceOptions;
import org.pubn.lab.training.LoadedSamples;
import org.pubn.sample.Seed;

/**
 * What advice was made on, and how.
 *
 * @param samples the samples
 * @param options how
 * @param seed the user's
 */
record Subject(LoadedSamples samples, AdviceOptions options, Seed seed) {}
