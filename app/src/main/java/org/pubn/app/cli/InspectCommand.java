package org.pubn.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.pubn.app.training.ModelSummary;
import org.pubn.app.training.TrainingTables;
import org.pubn.app.training.WordTable;
import org.pubn.app.training.WordWeights;
import org.pubn.classify.Classifier;
import org.pubn.classify.ColumnImportance;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.report.table.Table;
import org.pubn.report.table.TextTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells what a model is. */
@Command(
    name = "inspect",
    description =
        "Shows what a model is: where it came from, which columns it takes, what it computes, how"
            + " much it depends on each column and, for a linear model of text, its most important"
            + " words.",
    mixinStandardHelpOptions = true)
final class InspectCommand implements Callable<Integer> {

  @Spec CommandSpec spec;

  @Parameters(paramLabel = "MODEL", description = "The model, as 'train' wrote it.")
  Path model = Path.of("");

  @Option(names = "--json", description = "Print JSON.")
  boolean json;

  @Override
  public Integer call() throws IOException {
    Classifier classifier = ModelArgument.load(model, spec);
    ModelSummary summary = new ModelSummary(classifier);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(summary.json().toPrettyString());
    } else {
      Map<String, String> facts = new LinkedHashMap<>(summary.facts());
      facts.put("SHA-256 of the model", ClassifierFile.sha256(model));
      FactsText.print(out, facts);
      Map<String, String> columns = summary.columns();
      if (!columns.isEmpty()) {
        out.println();
        out.println("Columns, matched by name:");
        FactsText.print(out, columns);
      }
      WordWeights.of(classifier).ifPresent(words -> print(WordTable.of(words)));
      List<ColumnImportance> importance = classifier.provenance().importance();
      if (!importance.isEmpty()) {
        print(TrainingTables.importance(importance));
      }
    }
    out.flush();
    return 0;
  }

  private void print(Table table) {
    PrintWriter out = spec.commandLine().getOut();
    out.println();
    out.print(TextTable.render(table, ReportPrinter.width(System.getenv())));
  }
}
