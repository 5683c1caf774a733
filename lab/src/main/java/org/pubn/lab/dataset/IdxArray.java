package org.pubn.lab.dataset;

import java.util.Arrays;
import java.util.Objects;

/**
 * The contents of an IDX file of unsigned bytes: an array of one or more dimensions, the first of
 * which counts the items. Immutable and safe to share between threads.
 */
public final class IdxArray {

  private final int[] sizes;
  private final int itemLength;
  private final byte[] bytes;

  /** Keeps both arrays; the sizes are at least 1 but for the first, and belong to the bytes. */
  IdxArray(int[] sizes, byte[] bytes) {
    this.sizes = sizes;
    this.bytes = bytes;
    this.itemLength = Arrays.stream(sizes).skip(1).reduce(1, Math::multiplyExact);
  }

  /** How many dimensions the array has. */
  public int dimensions() {
    return sizes.length;
  }

  /** The size of one dimension, counted from 0. */
  public int size(int dimension) {
    return sizes[Objects.checkIndex(dimension, sizes.length)];
  }

  /** How many items there are: the size of the first dimension. */
  public int items() {
    return sizes[0];
  }

  /** How many values an item has: the product of the other dimensions. */
  public int itemLength() {
    return itemLength;
  }

  /** One value of an item, 0 … 255. */
  public int get(int item, int index) {
    Objects.checkIndex(item, items());
    Objects.checkIndex(index, itemLength);
    return bytes[item * itemLength + index] & 0xff;
  }
}
