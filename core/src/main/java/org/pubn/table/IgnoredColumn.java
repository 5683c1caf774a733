package org.pubn.table;

/**
 * A column that is not used.
 *
 * @param name its name in the header
 * @param missing in how many rows its value is not known
 * @param reason why it is not used
 * @param detail the reason in words, such as {@code all 1000 values differ}
 */
public record IgnoredColumn(String name, int missing, Reason reason, String detail)
    implements Column {

  /** Why a column is not used. */
  public enum Reason {
    /** The user said so. */
    ASKED,
    /** It names the rows and says nothing about them. */
    ID,
    /** It has the same value in every row. */
    CONSTANT,
    /** It has no value in any row. */
    EMPTY,
    /** It holds sentences, or too many different values for a list. */
    FREE_TEXT,
    /** Some of the files do not have it. */
    NOT_IN_ALL_FILES
  }

  @Override
  public ColumnKind kind() {
    return ColumnKind.IGNORED;
  }
}
