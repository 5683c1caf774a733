package org.pubn.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.pubn.classify.Classifier;
import org.pubn.classify.ClassifierFile;
import org.pubn.lab.report.table.TextTable;
import org.pubn.lab.training.ModelSummary;
import org.pubn.lab.training.WordTable;
import org.pubn.lab.training.WordWeights;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells what a model is. */
@Command(
    name = "inspect",
    description =
        "Tells what a model is: where it came from, which columns it takes, what it computes,"
            + " and, of a linear model on words, which words push it most.",
    mixinStandardHelpOptions = true)
final class InspectCommand implements Callable<Integer> {

  @Spec CommandSpec spec;

  @Parameters(paramLabel = "MODEL", description = "The model, as 'train' wrote it.")
  Path model = Path.of("");

  @Option(names = "--json", description = "Print JSON.")
  boolean json;

  @Override
  public Integer call() throws IOException {
    if (!Files.isRegularFile(model)) {
      throw new IllegalArgumentException(model + ": is not a file");
    }
    Classifier classifier = ClassifierFile.load(model);
    ModelSummary summary = new ModelSummary(classifier);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(summary.json().toPrettyString());
    } else {
      FactsText.print(out, summary.facts());
      Map<String, String> columns = summary.columns();
      if (!columns.isEmpty()) {
        out.println();
        out.println("Columns, matched by name:");
        FactsText.print(out, columns);
      }
      WordWeights.of(classifier)
          .ifPresent(
              words -> {
                out.println();
                out.print(
                    TextTable.render(WordTable.of(words), ReportPrinter.width(System.getenv())));
              });
    }
    out.flush();
    return 0;
  }
}
