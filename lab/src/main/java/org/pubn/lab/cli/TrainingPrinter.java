package org.pubn.lab.cli;

import java.io.PrintWriter;
import org.pubn.lab.report.table.Table;
import org.pubn.lab.report.table.TextTable;
import org.pubn.lab.training.LoadedSamples;
import org.pubn.lab.training.TrainedModel;
import org.pubn.lab.training.TrainingFacts;
import org.pubn.lab.training.TrainingRequest;
import org.pubn.lab.training.TrainingTables;
import org.pubn.lab.training.WordTable;
import org.pubn.lab.training.WordWeights;
import org.pubn.train.TrainResult;
import org.pubn.train.Warning;

/** Prints what was read and what came of it. */
final class TrainingPrinter {

  private final PrintWriter out;
  private final int width = ReportPrinter.width(System.getenv());

  TrainingPrinter(PrintWriter out) {
    this.out = out;
  }

  /** What was read. */
  void print(LoadedSamples samples) {
    out.println("Read " + samples.source() + ".");
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
    out.flush();
  }

  /** What was learned. */
  void print(TrainedModel model, TrainingRequest request) {
    TrainResult result = model.result();
    print(TrainingTables.choice(result));
    FactsText.print(out, TrainingFacts.inShort(model));
    out.println();
    WordWeights.of(model.classifier()).ifPresent(words -> print(WordTable.of(words)));
    for (Warning warning : model.warnings()) {
      out.println("Warning: " + warning.sentence());
    }
    if (!model.warnings().isEmpty()) {
      out.println();
    }
    out.println("Model:   " + request.out());
    out.println("Numbers: " + request.json());
    out.println("Page:    " + request.page());
    out.flush();
  }

  private void print(Table table) {
    out.println(TextTable.render(table, width));
  }
}
