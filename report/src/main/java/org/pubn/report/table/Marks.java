package org.pubn.report.table;

/** What the marks of a table mean. */
public record Marks(String best, String underlined) {

  /** The marks of Table 1 of the paper. */
  public static final Marks PAPER =
      new Marks(
          "best method of the task",
          "significantly better with biased N data than without (5 % t-test)");
}
