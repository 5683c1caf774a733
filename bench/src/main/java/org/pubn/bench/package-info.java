/**
 * JMH benchmarks of the engine, on the sizes of the paper's networks: single kernels, and whole
 * training steps ({@link org.pubn.bench.TrainingStepBenchmark}).
 */
package org.pubn.bench;
