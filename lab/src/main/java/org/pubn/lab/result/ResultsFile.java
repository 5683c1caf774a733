package org.pubn.lab.result;

import static org.pubn.report.table.Text.format;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToLongFunction;

/**
 * The outcomes of an experiment as {@link JsonLines}: its only state beside the side files it
 * names.
 */
public final class ResultsFile implements AutoCloseable {
  private static final JsonLines.Format<Outcome> FORMAT =
      new JsonLines.Format<>(OutcomeJson::write, OutcomeJson::read, "repair or delete it");

  private final JsonLines<Outcome> lines;
  private final Results results;
  private final Optional<String> note;
  private Runnable appended = () -> {};

  private ResultsFile(JsonLines<Outcome> lines) {
    this.lines = lines;
    this.results = new Results(lines.values());
    this.note = lines.repair();
  }

  /**
   * Opens the file of a directory, making both where they are missing.
   *
   * @param experiment the experiment it must belong to
   * @throws ResultsException if another process has it open, a line cannot be read, or it belongs
   *     to another experiment
   */
  public static ResultsFile open(Path directory, String experiment) {
    JsonLines<Outcome> lines = JsonLines.open(directory, FORMAT);
    for (Outcome outcome : lines.values()) {
      if (!outcome.experiment().equals(experiment)) {
        lines.close();
        throw new ResultsException(
            format(
                "%s: belongs to experiment %s, not %s; choose another --out",
                lines.path(), outcome.experiment(), experiment));
      }
    }
    return new ResultsFile(lines);
  }

  /** Reads the outcomes of a directory without opening it for writing. */
  public static List<Outcome> read(Path directory) {
    return JsonLines.read(directory, FORMAT);
  }

  /** Refuses results that were drawn with other seeds. */
  public void requireSeeds(IntToLongFunction seedOf) {
    for (Outcome outcome : lines.values()) {
      int trial = outcome.trial();
      lines.requireSeed(trial, outcome.seed(), seedOf.applyAsLong(trial));
    }
  }

  /** What was repaired when the file was opened. */
  public Optional<String> note() {
    return note;
  }

  /** All outcomes in the file. */
  public Results results() {
    return results;
  }

  /** Has something done after every outcome that is appended, by the thread that appends it. */
  public void whenAppended(Runnable action) {
    appended = action;
  }

  /** Appends an outcome; it is on disk when this returns. */
  public void append(Outcome outcome) {
    lines.append(outcome);
    results.add(outcome);
    appended.run();
  }

  @Override
  public void close() {
    lines.close();
  }
}
