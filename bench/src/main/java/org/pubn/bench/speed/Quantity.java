package org.pubn.bench.speed;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.pubn.bench.Workload;

/**
 * Something that is measured.
 *
 * @param id its name in files of readings and on the command line
 * @param label its name in the table
 * @param unit the unit of its readings
 * @param bar how good it has to be
 * @param measurement measures it here and now
 */
record Quantity(String id, String label, Unit unit, Bar bar, Supplier<List<Reading>> measurement) {

  private static final List<Quantity> ALL =
      List.of(
          new Quantity(
              Workload.CONVNET.id(),
              "training step, MNIST ConvNet",
              Unit.MILLISECONDS,
              Bar.timesAsFast(4),
              () -> Steps.measure(Workload.CONVNET)),
          new Quantity(
              Workload.MLP_1152.id(),
              "training step, MLP 1152-300-300-1",
              Unit.MILLISECONDS,
              Bar.timesAsFast(1.5),
              () -> Steps.measure(Workload.MLP_1152)),
          new Quantity(
              Workload.MLP_9216.id(),
              "training step, MLP 9216-300-300-1",
              Unit.MILLISECONDS,
              Bar.NONE,
              () -> Steps.measure(Workload.MLP_9216)),
          new Quantity(
              Workload.RESNET_16.id(),
              "training step, PreAct ResNet-18 of width 16",
              Unit.MILLISECONDS,
              Bar.timesAsFast(1.2),
              () -> Steps.measure(Workload.RESNET_16)),
          new Quantity(
              Workload.RESNET_64.id(),
              "training step, PreAct ResNet-18 of width 64",
              Unit.MILLISECONDS,
              Bar.timesAsFast(0.9),
              () -> Steps.measure(Workload.RESNET_64)),
          new Quantity(
              Sgemm.ID,
              "sgemm, 300 × 1152 by 1152 × 144",
              Unit.GIGAFLOPS,
              Bar.atLeast(85),
              Sgemm::measure),
          new Quantity(
              SideBySide.ID,
              "two ConvNet trainings at once",
              Unit.STEPS_PER_SECOND,
              Bar.timesAsFast(1.7),
              () -> SideBySide.measure(SideBySide.ID, Workload.CONVNET)),
          new Quantity(
              SideBySide.RESNET_ID,
              "two trainings of a ResNet-18 of width 16 at once",
              Unit.STEPS_PER_SECOND,
              Bar.timesAsFast(1.8),
              () -> SideBySide.measure(SideBySide.RESNET_ID, Workload.RESNET_16)),
          new Quantity(
              Allocation.ID,
              "allocated per step, worst network",
              Unit.BYTES,
              Bar.nothing(),
              Allocation::measure),
          new Quantity(
              TwoTrials.ID,
              "PUbN trial of mnist/135",
              Unit.SECONDS,
              Bar.atMost(20),
              TwoTrials::measure));

  /** All quantities, in the order of the table. */
  static List<Quantity> all() {
    return ALL;
  }

  /**
   * The quantity with an id.
   *
   * @throws IllegalArgumentException if there is no such quantity
   */
  static Quantity byId(String id) {
    return ALL.stream()
        .filter(quantity -> quantity.id.equals(id))
        .findFirst()
        .orElseThrow(
            () -> {
              String known = ALL.stream().map(Quantity::id).collect(Collectors.joining(", "));
              return new IllegalArgumentException("quantity " + id + ": must be one of " + known);
            });
  }

  /** The reading that counts among several of one source: noise makes all but the best worse. */
  Optional<Reading> decisive(List<Reading> readings) {
    Comparator<Reading> byValue = Comparator.comparingDouble(Reading::value);
    return unit.largestCounts() ? readings.stream().max(byValue) : readings.stream().min(byValue);
  }
}
