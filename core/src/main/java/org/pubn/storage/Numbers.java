package org.pubn.storage;

/** Reads decimal numbers from characters without making strings of them. */
final class Numbers {

  /** Powers of ten that a double holds exactly. */
  private static final double[] POWERS = new double[23];

  static {
    double power = 1;
    for (int i = 0; i < POWERS.length; i++) {
      POWERS[i] = power;
      power *= 10;
    }
  }

  /** The greatest whole number up to which a double holds every one. */
  private static final long EXACT = 1L << 53;

  private Numbers() {}

  /**
   * The number written at [start, end), blanks around it aside; NaN where there is none, or none
   * that is finite. Rounds as {@link Double#parseDouble} does, but takes neither hexadecimal digits
   * nor type suffixes.
   */
  static double parse(char[] text, int start, int end) {
    int from = start;
    int to = end;
    while (from < to && Character.isWhitespace(text[from])) {
      from++;
    }
    while (from < to && Character.isWhitespace(text[to - 1])) {
      to--;
    }
    return from == to ? Double.NaN : number(text, from, to);
  }

  private static double number(char[] text, int from, int to) {
    int i = from;
    boolean negative = text[i] == '-';
    if (negative || text[i] == '+') {
      i++;
    }
    long digits = 0;
    int count = 0;
    int fraction = 0;
    boolean point = false;
    boolean exact = true;
    for (; i < to; i++) {
      char c = text[i];
      if (c >= '0' && c <= '9') {
        exact &= digits <= (EXACT - 9) / 10;
        digits = exact ? digits * 10 + (c - '0') : digits;
        count++;
        fraction += point ? 1 : 0;
      } else if (c == '.' && !point) {
        point = true;
      } else {
        break;
      }
    }
    if (count == 0) {
      return Double.NaN;
    }
    if (i == to && exact && fraction < POWERS.length) {
      // A quotient of two exact doubles is rounded once, and so to the nearest.
      double value = digits / POWERS[fraction];
      return negative ? -value : value;
    }
    return i == to || isExponent(text, i, to) ? slow(text, from, to) : Double.NaN;
  }

  private static boolean isExponent(char[] text, int start, int end) {
    int i = start;
    if (text[i] != 'e' && text[i] != 'E') {
      return false;
    }
    i++;
    if (i < end && (text[i] == '-' || text[i] == '+')) {
      i++;
    }
    int digits = i;
    while (i < end && text[i] >= '0' && text[i] <= '9') {
      i++;
    }
    return i == end && i > digits;
  }

  private static double slow(char[] text, int from, int to) {
    double value = Double.parseDouble(new String(text, from, to - from));
    return Double.isFinite(value) ? value : Double.NaN;
  }
}
