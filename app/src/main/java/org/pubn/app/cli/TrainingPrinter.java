package org.pubn.app.cli;

import java.io.PrintWriter;
import org.pubn.app.training.ModelFiles;
import org.pubn.app.training.PlainWords;
import org.pubn.app.training.TrainingFacts;
import org.pubn.app.training.TrainingTables;
import org.pubn.app.training.WordTable;
import org.pubn.app.training.WordWeights;
import org.pubn.data.Warning;
import org.pubn.files.LoadedSamples;
import org.pubn.report.table.Table;
import org.pubn.report.table.TextTable;
import org.pubn.storage.Printable;
import org.pubn.train.TrainResult;

/** Prints what was read and what came of it. */
final class TrainingPrinter {

  private final PrintWriter out;
  private final int width = ReportPrinter.width(System.getenv());

  TrainingPrinter(PrintWriter out) {
    this.out = out;
  }

  /**
   * What was read.
   *
   * @param scenario how it came to be, in a sentence
   */
  void print(LoadedSamples samples, String scenario) {
    out.println("Read " + Printable.line(samples.source()) + ".");
    out.println();
    if (!samples.columns().isEmpty()) {
      print(TrainingTables.columns(samples.columns()));
    }
    samples
        .documents()
        .ifPresent(
            documents -> {
              FactsText.print(out, documents.facts());
              out.println();
            });
    print(TrainingTables.split(samples.data()));
    out.println(scenario);
    out.println();
    out.flush();
  }

  /** What was learned. */
  void print(TrainResult result, ModelFiles files) {
    PlainWords.of(result).forEach(out::println);
    out.println();
    out.println("How it was made:");
    if (!result.stages().isEmpty()) {
      print(TrainingTables.choice(result));
    }
    FactsText.print(out, TrainingFacts.inShort(result));
    out.println();
    WordWeights.of(result.classifier()).ifPresent(words -> print(WordTable.of(words)));
    for (Warning warning : result.warnings()) {
      out.println("Warning: " + Printable.message(warning.sentence()));
    }
    if (!result.warnings().isEmpty()) {
      out.println();
    }
    out.println("Model:   " + files.model());
    out.println("Numbers: " + files.json());
    out.println("Page:    " + files.page());
    out.flush();
  }

  private void print(Table table) {
    out.println(TextTable.render(table, width));
  }
}
