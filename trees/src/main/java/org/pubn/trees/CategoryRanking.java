package org.pubn.trees;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Chooses the categories that get a bin: the most frequent ones. */
final class CategoryRanking {

  private record Counted(float value, int rows) {}

  private CategoryRanking() {}

  /** Bins of the most frequent of sorted values; of equally frequent ones the smaller values. */
  static ColumnBins mostFrequent(float[] sorted, int length, int maxBins) {
    List<Counted> counts = new ArrayList<>();
    int from = 0;
    for (int i = 1; i <= length; i++) {
      if (i == length || sorted[i] != sorted[from]) {
        if (Float.isFinite(sorted[from])) {
          counts.add(new Counted(sorted[from], i - from));
        }
        from = i;
      }
    }
    counts.sort(Comparator.comparingInt(Counted::rows).reversed());
    int kept = Math.min(maxBins, counts.size());
    List<Counted> chosen = new ArrayList<>(counts.subList(0, kept));
    chosen.sort(Comparator.comparingDouble(Counted::value));
    float[] values = new float[kept];
    for (int i = 0; i < kept; i++) {
      values[i] = chosen.get(i).value();
    }
    return ColumnBins.categories(values);
  }
}
