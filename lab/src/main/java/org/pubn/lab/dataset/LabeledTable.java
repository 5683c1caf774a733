package org.pubn.lab.dataset;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubn.data.Features;
import org.pubn.engine.Model;
import org.pubn.lab.task.ClassLabels;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TestSet;
import org.pubn.lab.task.TrialSizes;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.Seed;

/**
 * A table of the user whose labels are known, for comparing methods on it: {@link
 * TableDescription}. Three tenths of its rows are the test split, the same in every trial; of the
 * others five sixths are the pool of the training samples.
 */
final class LabeledTable implements Dataset {

  private static final double TEST_SHARE = 0.3;
  private static final double POOL_SHARE = 5 / 6.0;

  private final TableDescription table;
  private final List<Task> tasks;
  private @Nullable Loaded loaded;

  /** One of the two splits of the table. */
  private record Split(Features features, ClassLabels classes) {}

  /** All that is read from the file. */
  private record Loaded(Split training, Split test) {}

  LabeledTable(TableDescription table) {
    this.table = table;
    this.tasks = List.copyOf(table.tasks());
  }

  private synchronized Loaded loaded() {
    if (loaded == null) {
      loaded = load(LabeledRows.read(table));
    }
    return loaded;
  }

  private static Loaded load(LabeledRows rows) {
    int[] order = new int[rows.size()];
    Arrays.setAll(order, row -> row);
    new Seed(0).child("test split").random().shuffle(order);
    int cut = (int) Math.round(order.length * TEST_SHARE);
    int[] test = Arrays.copyOf(order, cut);
    int[] training = Arrays.copyOfRange(order, cut, order.length);
    Arrays.sort(test);
    Arrays.sort(training);
    Features features = rows.features(training);
    return new Loaded(
        new Split(features.select(training), rows.classes().select(training)),
        new Split(features.select(test), rows.classes().select(test)));
  }

  @Override
  public String id() {
    return table.id();
  }

  @Override
  public List<Task> tasks() {
    return tasks;
  }

  @Override
  public TrialSizes trialSizes() {
    return new TrialSizes(
        table.training(),
        table.validation(),
        (int) Math.round(loaded().training().classes().size() * POOL_SHARE));
  }

  @Override
  public Model model() {
    return NetworkSpec.mlp(loaded().training().features().columns(), 300, 300);
  }

  @Override
  public ClassLabels classes() {
    return loaded().training().classes();
  }

  @Override
  public Features rows(int[] trainingRows) {
    return loaded().training().features().select(trainingRows);
  }

  @Override
  public TestSet test(Task task) {
    Split test = loaded().test();
    return TestSet.of(test.features(), test.classes(), task);
  }
}
