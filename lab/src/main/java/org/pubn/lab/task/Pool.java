package org.pubn.lab.task;

import static org.pubn.report.table.Text.format;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/** Rows of a data set from which samples may be drawn. */
final class Pool {

  private final String name;
  private final ClassLabels classes;
  private final int[] rows;

  /** Keeps {@code rows} and never changes it. */
  Pool(String name, ClassLabels classes, int[] rows) {
    this.name = name;
    this.classes = classes;
    this.rows = rows;
  }

  /** The first half of the rows, rounded down. */
  Pool firstHalf() {
    return new Pool("first half of the " + name, classes, Arrays.copyOf(rows, rows.length / 2));
  }

  /** The rows that are not in the first half. */
  Pool secondHalf() {
    int[] half = Arrays.copyOfRange(rows, rows.length / 2, rows.length);
    return new Pool("second half of the " + name, classes, half);
  }

  SampledRows draw(Task task, SampleSizes sizes, Seed seed) {
    int[] positive =
        choose(
            "positive classes " + task.positiveClasses(),
            task::isPositive,
            sizes.positive(),
            seed.child("positive"));
    int[] unlabeled =
        choose("unlabeled sample", label -> true, sizes.unlabeled(), seed.child("unlabeled"));
    int[] negative =
        task.hasNegatives()
            ? drawNegative(task, sizes.negative(), seed.child("negative"))
            : new int[0];
    return new SampledRows(positive, unlabeled, negative);
  }

  /**
   * One table of as many rows as all sizes together, drawn uniformly; within it P and bN are
   * labeled, and U is the rest of it.
   */
  SampledRows drawTable(Task task, SampleSizes sizes, Seed seed) {
    int negatives = task.hasNegatives() ? sizes.negative() : 0;
    int[] all =
        choose(
            "table",
            label -> true,
            sizes.positive() + negatives + sizes.unlabeled(),
            seed.child("table"));
    SampledRows labeled = new Pool("table", classes, all).draw(task, sizes, seed.child("labels"));
    Set<Integer> taken = new HashSet<>();
    IntStream.concat(Arrays.stream(labeled.positive()), Arrays.stream(labeled.negative()))
        .forEach(taken::add);
    int[] rest = Arrays.stream(all).filter(row -> !taken.contains(row)).toArray();
    return new SampledRows(labeled.positive(), rest, labeled.negative());
  }

  private int[] drawNegative(Task task, int count, Seed seed) {
    int[] categories = new int[task.negativeShares().size()];
    double[] shares = new double[categories.length];
    int next = 0;
    for (Map.Entry<Integer, Double> category : task.negativeShares().entrySet()) {
      categories[next] = category.getKey();
      shares[next++] = category.getValue();
    }
    int[] counts = multinomial(count, shares, seed.child("counts").random());
    int[] drawn = new int[count];
    int filled = 0;
    for (int i = 0; i < categories.length; i++) {
      int category = categories[i];
      String kind = "class " + category;
      int[] chosen = choose(kind, label -> label == category, counts[i], seed.child(kind));
      System.arraycopy(chosen, 0, drawn, filled, chosen.length);
      filled += chosen.length;
    }
    return drawn;
  }

  /** How often each outcome occurs in {@code count} independent draws. */
  private static int[] multinomial(int count, double[] shares, RandomStream random) {
    int[] counts = new int[shares.length];
    for (int draw = 0; draw < count; draw++) {
      double left = random.nextDouble();
      int outcome = 0;
      // The last outcome takes what rounding leaves over.
      while (outcome < shares.length - 1 && left >= shares[outcome]) {
        left -= shares[outcome++];
      }
      counts[outcome]++;
    }
    return counts;
  }

  private int[] choose(String kind, IntPredicate wanted, int count, Seed seed) {
    int[] candidates = Arrays.stream(rows).filter(row -> wanted.test(classes.get(row))).toArray();
    if (candidates.length < count) {
      throw new TooFewRowsException(
          format(
              "%s: %d rows wanted, the %s of %d rows holds %d",
              kind, count, name, rows.length, candidates.length));
    }
    seed.random().shuffleFirst(candidates, count);
    return Arrays.copyOf(candidates, count);
  }
}
