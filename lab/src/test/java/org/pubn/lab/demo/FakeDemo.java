package org.pubn.lab.demo;

import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubn.lab.experiment.Design;
import org.pubn.lab.experiment.Entry;
import org.pubn.lab.experiment.Laboratory;
import org.pubn.lab.experiment.RunListener;
import org.pubn.lab.experiment.RunOptions;
import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Details;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.ResultsFile;

/** The directory of a demonstration whose trainings are made up. */
public final class FakeDemo {

  private static final int TEST_DIGITS = 10_000;

  private FakeDemo() {}

  /**
   * Four methods with errors of 5, 4, 3 and 2 %: the method number m calls the first hundred digits
   * positive if their number is divisible by m + 1, and all others negative.
   */
  public static void write(Path directory) throws IOException {
    List<Entry> entries = new Demo(DATASETS).entries();
    try (ResultsFile file = ResultsFile.open(directory, "demo")) {
      for (int method = 0; method < entries.size(); method++) {
        Entry entry = entries.get(method);
        String name = "details-" + method + ".json";
        Files.write(directory.resolve(name), details(method).toJson());
        double error = 0.05 - 0.01 * method;
        file.append(
            new Outcome(
                "demo",
                new Configuration(entry.task().id(), entry.method().id(), entry.settings()),
                0,
                0,
                error,
                error,
                error,
                error,
                Map.of(),
                1.5,
                "0.1.0",
                "scalar",
                Optional.of(name),
                Optional.empty()));
      }
    }
    Laboratory.run(
        new Demo(DATASETS),
        Design.ofPaper(DATASETS),
        new RunOptions(directory, 1, 0, 1),
        "./pubn demo",
        RunListener.NONE);
  }

  private static Details details(int method) {
    List<Double> rates = List.of(0.2, 0.1, 0.05 - 0.01 * method);
    List<Boolean> positive = new ArrayList<>(Collections.nCopies(TEST_DIGITS, false));
    for (int digit = 0; digit < 100; digit++) {
      positive.set(digit, digit % (method + 1) == 0);
    }
    return new Details(
        new Details.Curve(rates, rates, rates, 3),
        new Details.SigmaValues(List.of(0.1, 0.6, 0.9), List.of(false, true, true), 0.3),
        null,
        positive,
        null);
  }
}
