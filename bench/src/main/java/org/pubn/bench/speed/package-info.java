/**
 * What {@code bench/run} runs: every {@link org.pubn.bench.speed.Quantity} is measured by {@link
 * org.pubn.bench.speed.Measure} in a JVM of its own, several times in turn with its PyTorch peer;
 * {@link org.pubn.bench.speed.Compare} makes a table of all {@linkplain
 * org.pubn.bench.speed.Reading readings}.
 */
package org.pubn.bench.speed;
