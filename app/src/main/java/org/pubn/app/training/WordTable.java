package org.pubn.app.training;

import java.util.ArrayList;
import java.util.List;
import org.pubn.app.training.WordWeights.Word;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;

/** The words that push a model, as a table for the terminal and the page. */
public final class WordTable {

  private static final int DECIMALS = 3;

  private WordTable() {}

  /** Words for the positive class beside words against it. */
  public static Table of(WordWeights words) {
    List<TableRow> rows = new ArrayList<>();
    for (int i = 0; i < Math.max(words.positive().size(), words.negative().size()); i++) {
      List<Cell> cells = new ArrayList<>();
      addWord(cells, words.positive(), i);
      addWord(cells, words.negative(), i);
      rows.add(new TableRow(List.of(String.valueOf(i + 1)), cells));
    }
    return new Table(
        "words",
        "The words that push the score most, with their weights in the linear model: those that"
            + " speak for the positive class, and those that speak against it.",
        List.of(""),
        List.of(
            ValueColumn.number("for positive", 0),
            ValueColumn.number("weight", DECIMALS),
            ValueColumn.number("against", 0),
            ValueColumn.number("weight", DECIMALS)),
        rows);
  }

  private static void addWord(List<Cell> cells, List<Word> words, int rank) {
    boolean there = rank < words.size();
    cells.add(Cell.text(there ? words.get(rank).text() : ""));
    cells.add(there ? Measured.of(words.get(rank).weight()) : Cell.text(""));
  }
}
