package org.pubn.app.training;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Marks;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;
import org.pubn.train.ModelChoice;
import org.pubn.train.ModelChoice.Candidate;

/** The choice among kinds of models, in words and as a table. */
final class ModelWords {

  private ModelWords() {}

  /** What was chosen and by how much, in one line. */
  static String of(ModelChoice choice) {
    Candidate best = choice.best();
    if (choice.chosen() != 0) {
      return String.format(
          Locale.ROOT,
          "%s: its loss %.4f is below the %.4f of the %s by %.1f standard errors",
          best.name(),
          best.loss(),
          choice.standard().loss(),
          choice.standard().name(),
          -best.behind() / best.deviation());
    }
    return String.format(
        Locale.ROOT,
        "%s, loss %.4f: none of %s is better by more than three standard errors",
        best.name(),
        best.loss(),
        String.join(", ", others(choice)));
  }

  private static List<String> others(ModelChoice choice) {
    return choice.candidates().stream().skip(1).map(Candidate::name).toList();
  }

  /** All that were tried. */
  static Table table(ModelChoice choice) {
    List<TableRow> rows =
        IntStream.range(0, choice.candidates().size())
            .mapToObj(i -> row(choice.candidates().get(i), i == choice.chosen(), i == 0))
            .toList();
    return new Table(
        "models",
        "Kinds of models that were tried: the Brier loss of their calibrated probabilities on rows"
            + " held out, estimated from positive and unlabeled rows alone, and by how much it"
            + " exceeds that of the first. The first is chosen unless another is better by more"
            + " than three standard errors.",
        List.of("model"),
        List.of(
            ValueColumn.number("loss", 4),
            ValueColumn.number("behind the first", 4),
            ValueColumn.number("standard error", 4)),
        rows,
        new Marks("chosen", ""),
        List.of());
  }

  private static TableRow row(Candidate candidate, boolean chosen, boolean first) {
    Cell loss = Measured.of(candidate.loss()).best(chosen);
    return new TableRow(
        List.of(candidate.name()),
        first
            ? List.of(loss, Cell.MISSING, Cell.MISSING)
            : List.of(loss, Measured.of(candidate.behind()), Measured.of(candidate.deviation())));
  }
}
