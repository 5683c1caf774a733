package org.pubn.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.pubn.classify.Classifier;
import org.pubn.data.InputException;
import org.pubn.engine.ScoreOverflowException;
import org.pubn.onnx.OnnxCheck;
import org.pubn.onnx.OnnxModel;
import org.pubn.storage.AtomicFile;
import org.pubn.storage.DataFormatException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A trained model for other programs. */
@Command(
    name = "export",
    description =
        "Writes a trained model as ONNX, including how rows become features: one input per column,"
            + " outputs score, probability and prediction. Its scores are checked against ours"
            + " before anything is written.",
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
      description = "Leave out how rows become features: the input is one tensor of features.")
  boolean featuresOnly;

  @Override
  public Integer call() throws IOException {
    AtomicFile.requireWritable(file, List.of(model));
    Classifier classifier = ModelArgument.load(model, spec);
    OnnxModel exported =
        featuresOnly || classifier.preprocessing().isEmpty()
            ? OnnxModel.ofFeatures(classifier)
            : OnnxModel.ofRows(classifier);
    double difference = difference(classifier, exported);
    if (difference > OnnxCheck.TOLERANCE) {
      throw new InputException(
          model
              + ": scores differ in ONNX Runtime by "
              + difference
              + " (at most "
              + OnnxCheck.TOLERANCE
              + " is rounding): are its weights huge? Nothing was written");
    }
    exported.write(file);
    PrintWriter out = spec.commandLine().getOut();
    out.println("Wrote " + file);
    out.println("Inputs:  " + String.join(", ", exported.inputs()));
    out.println("Outputs: " + String.join(", ", exported.outputs()));
    out.printf(Locale.ROOT, "Checked: scores differ by at most %.1e in ONNX Runtime%n", difference);
    out.flush();
    return 0;
  }

  private double difference(Classifier classifier, OnnxModel exported) {
    try {
      return OnnxCheck.largestDifference(classifier, exported);
    } catch (ScoreOverflowException e) {
      throw new DataFormatException(model.toString(), String.valueOf(e.getMessage()), e);
    }
  }
}
