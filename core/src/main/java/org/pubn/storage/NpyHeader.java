package org.pubn.storage;

import java.nio.ByteOrder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the header of a NumPy file says of the array that follows.
 *
 * @param type the kind of its numbers
 * @param order the order of their bytes
 * @param rows the size of the first dimension
 * @param columns the size of the second; 1 where there is none
 */
record NpyHeader(NpyType type, ByteOrder order, long rows, long columns) {

  private static final Pattern DESCRIPTION =
      Pattern.compile("'descr': *'([<>|=])([a-z])(\\d{1,3})'");
  private static final Pattern FORTRAN = Pattern.compile("'fortran_order': *(True|False)");
  private static final Pattern SHAPE =
      Pattern.compile("'shape': *\\((\\d{1,18}),? *(\\d{0,18}),?\\)");

  /**
   * Reads the Python dictionary that a header consists of.
   *
   * @throws DataFormatException if it describes something else than a table of numbers
   */
  static NpyHeader parse(String source, String text) {
    Matcher description = DESCRIPTION.matcher(text);
    Matcher fortran = FORTRAN.matcher(text);
    Matcher shape = SHAPE.matcher(text);
    if (!description.find() || !fortran.find()) {
      throw new DataFormatException(source, "its header does not describe an array of numbers");
    }
    if (!shape.find()) {
      throw new DataFormatException(source, "its array must have one or two dimensions");
    }
    if (fortran.group(1).equals("True")) {
      throw new DataFormatException(
          source, "is in Fortran order: save it with numpy.ascontiguousarray");
    }
    boolean big = description.group(1).equals(">");
    NpyType type = NpyType.of(source, description.group(2) + description.group(3));
    long columns = shape.group(2).isEmpty() ? 1 : Long.parseLong(shape.group(2));
    if (columns == 0) {
      throw new DataFormatException(source, "its rows are empty, must have at least one number");
    }
    return new NpyHeader(
        type,
        big ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN,
        Long.parseLong(shape.group(1)),
        columns);
  }
}
