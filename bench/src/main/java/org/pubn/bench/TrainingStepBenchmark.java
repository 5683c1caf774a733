package org.pubn.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * One whole training step: {@link TrainingLoop} under JMH, for its profilers. How it compares with
 * PyTorch is the matter of {@code bench/run}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class TrainingStepBenchmark {

  @Param public Workload workload = Workload.CONVNET;

  private TrainingLoop loop = new TrainingLoop(Workload.CONVNET, 0);

  @Setup
  public void start() {
    loop = new TrainingLoop(workload, 0);
  }

  @Benchmark
  public double step() {
    return loop.step();
  }
}
