package org.pubn.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.pubn.storage.RowBatch;

/**
 * Numbers different texts in the order in which they come, and finds cells among them without
 * making strings of those it knows. Blanks around a cell do not matter.
 */
final class Dictionary {

  private static final int UNKNOWN = -1;

  private final List<String> values = new ArrayList<>();

  /** Codes by hash, linear probing, at most half full; {@link #UNKNOWN} where there is none. */
  private int[] slots = emptySlots(1 << 6);

  private static int[] emptySlots(int length) {
    int[] slots = new int[length];
    Arrays.fill(slots, UNKNOWN);
    return slots;
  }

  static Dictionary of(List<String> values) {
    Dictionary dictionary = new Dictionary();
    values.forEach(dictionary::append);
    return dictionary;
  }

  int size() {
    return values.size();
  }

  List<String> values() {
    return Collections.unmodifiableList(values);
  }

  /** The code of a cell's text; −1 where it is unknown. */
  int find(RowBatch rows, int row, int column) {
    int mask = slots.length - 1;
    int slot = spread(rows.strippedHash(row, column)) & mask;
    while (slots[slot] != UNKNOWN && !rows.strippedEquals(row, column, values.get(slots[slot]))) {
      slot = (slot + 1) & mask;
    }
    return slots[slot];
  }

  /** The code of a cell's text, which is a new one where it was unknown. */
  int add(RowBatch rows, int row, int column) {
    int code = find(rows, row, column);
    return code == UNKNOWN ? append(rows.stripped(row, column)) : code;
  }

  /** Adds a text that is not there yet. */
  private int append(String value) {
    values.add(value);
    if (2 * values.size() > slots.length) {
      slots = emptySlots(2 * slots.length);
      for (int code = 0; code < values.size(); code++) {
        place(code);
      }
    } else {
      place(values.size() - 1);
    }
    return values.size() - 1;
  }

  private void place(int code) {
    int mask = slots.length - 1;
    int slot = spread(values.get(code).hashCode()) & mask;
    while (slots[slot] != UNKNOWN) {
      slot = (slot + 1) & mask;
    }
    slots[slot] = code;
  }

  /** The hashes of short texts differ in few bits: spread them over all. */
  private static int spread(int hash) {
    int mixed = hash * 0x9e3779b9;
    return mixed ^ (mixed >>> 16);
  }
}
