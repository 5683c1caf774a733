package org.pubn.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.pubn.classify.Classifier;
import org.pubn.onnx.OnnxCheck;
import org.pubn.onnx.OnnxModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A trained model for other programs. */
@Command(
    name = "export",
    description =
        "Writes a trained model as ONNX, with the preparation of rows in it: one input per column,"
            + " outputs score, probability and prediction. Scores are checked before it is"
            + " written.",
    mixinStandardHelpOptions = true)
final class ExportCommand implements Callable<Integer> {

  @Spec CommandSpec spec;

  @Parameters(paramLabel = "MODEL", description = "The model, as 'train' wrote it.")
  Path model = Path.of("");

  @Option(
      names = "--onnx",
      required = true,
      paramLabel = "FILE",
      description = "The file to write.")
  Path file = Path.of("");

  @Option(
      names = "--features-only",
      description =
          "Leave the preparation of rows out: the input is one tensor of ready-made features.")
  boolean featuresOnly;

  @Override
  public Integer call() {
    Classifier classifier = ModelArgument.load(model);
    OnnxModel exported =
        featuresOnly || classifier.preprocessing().isEmpty()
            ? OnnxModel.ofFeatures(classifier)
            : OnnxModel.ofRows(classifier);
    double difference = OnnxCheck.largestDifference(classifier, exported);
    if (difference > OnnxCheck.TOLERANCE) {
      throw new IllegalStateException(
          "the exported model scores otherwise than ours, by " + difference + "; nothing written");
    }
    try {
      exported.write(file);
    } catch (IOException e) {
      throw new UncheckedIOException(file + ": cannot be written: " + e.getMessage(), e);
    }
    PrintWriter out = spec.commandLine().getOut();
    out.println("Wrote " + file);
    out.println("Inputs:  " + String.join(", ", exported.inputs()));
    out.println("Outputs: " + String.join(", ", exported.outputs()));
    out.printf(Locale.ROOT, "Checked: scores differ by at most %.1e in ONNX Runtime%n", difference);
    out.flush();
    return 0;
  }
}
