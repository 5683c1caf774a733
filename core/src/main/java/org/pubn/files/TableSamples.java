package org.pubn.files;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.pubn.numbers.RowKeys;
import org.pubn.sample.ByRole;
import org.pubn.sample.Role;
import org.pubn.split.ValidationSplit;
import org.pubn.table.CategoricalColumn;
import org.pubn.table.Column;
import org.pubn.table.NumericColumn;
import org.pubn.table.Table;
import org.pubn.table.TableEncoding;
import org.pubn.table.TableReader;

/**
 * Samples from tables of named columns. Rows are split before anything is learned from them: scales
 * and lists of values come from training rows alone.
 */
final class TableSamples {

  /** Makes the keys of groups others than those of rows. */
  private static final long GROUP = 0x67726f7570L;

  private final SampleLoader loader;

  TableSamples(SampleLoader loader) {
    this.loader = loader;
  }

  LoadedSamples load(TrainingFiles files) throws IOException {
    return files instanceof LabeledFile file ? load(file) : load((SeparateFiles) files);
  }

  private LoadedSamples load(SeparateFiles files) throws IOException {
    Table table = TableReader.read(files.all(), files.columns().kinds(Optional.empty()));
    RoleRows roles = new RoleRows();
    roles.put(Role.POSITIVE, table.parts().get(0).rows());
    roles.put(Role.UNLABELED, table.parts().get(1).rows());
    if (files.negative().isPresent()) {
      roles.put(Role.NEGATIVE, table.parts().get(2).rows());
    }
    return split(files, table, roles);
  }

  private LoadedSamples load(LabeledFile file) throws IOException {
    String label = file.requireColumn("row is");
    Table table = TableReader.read(file.all(), file.columns().kinds(Optional.of(label)));
    RoleRows roles = roles((CategoricalColumn) table.column(label), table.rows(), file.labels());
    roles.requireSamples(file.input() + ", column \"" + label + "\"");
    return split(file, table.without(label), roles);
  }

  private static RoleRows roles(CategoricalColumn column, int rows, RoleLabels labels) {
    Set<String> values = new HashSet<>(column.values());
    if (column.missing() > 0) {
      values.add("");
    }
    Role[] ofCode = new Role[column.values().size()];
    Arrays.setAll(ofCode, code -> labels.role(column.values().get(code), values));
    Role ofMissing = column.missing() > 0 ? labels.role("", values) : Role.UNLABELED;
    RoleRows roles = new RoleRows();
    for (Role group : Role.values()) {
      roles.put(
          group,
          IntStream.range(0, rows)
              .filter(row -> (column.code(row) < 0 ? ofMissing : ofCode[column.code(row)]) == group)
              .toArray());
    }
    return roles;
  }

  private LoadedSamples split(TrainingFiles files, Table read, RoleRows labeled)
      throws IOException {
    Optional<String> group = files.columns().group();
    Optional<String> weight = files.columns().weight();
    RoleRows roles = labeled;
    if (weight.isPresent()) {
      roles =
          new RowWeightColumn(read, weight.get(), files.all())
              .drawn(labeled, loader.scenarioOf(files), loader.seed().child("weights"));
      roles.requireSamples("rows drawn by column \"" + weight.get() + "\"");
    }
    return split(files, read, roles, group, weight);
  }

  private LoadedSamples split(
      TrainingFiles files,
      Table read,
      RoleRows roles,
      Optional<String> group,
      Optional<String> weight) {
    Table grouped = group.map(read::without).orElse(read);
    Table table = weight.map(grouped::without).orElse(grouped);
    TableEncoding.requireUsed(table);
    long[] content = keys(table);
    Optional<long[]> groups =
        group.map(name -> groups((CategoricalColumn) read.column(name), content));
    long[] keys = groups.orElse(content);
    ValidationSplit split =
        ValidationSplit.of(
            select(keys, roles.of(Role.POSITIVE)),
            select(keys, roles.of(Role.UNLABELED)),
            select(keys, roles.of(Role.NEGATIVE)),
            loader.validationShare(),
            loader.seed(),
            group.isPresent());
    if (group.isPresent()) {
      split = split.withContent(ByRole.of(role -> select(content, roles.of(role))));
    }
    return new SplitTable(files.source(), table, roles, split, loader.scenarioOf(files), groups)
        .scaled();
  }

  /** A row without a value is a group of its own, together with rows that are equal to it. */
  private static long[] groups(CategoricalColumn column, long[] content) {
    long[] groups = new long[content.length];
    for (int row = 0; row < groups.length; row++) {
      int code = column.code(row);
      groups[row] = code < 0 ? content[row] : RowKeys.with(GROUP, code);
    }
    return groups;
  }

  /** Keys by the columns that are used; names of rows do not make rows different. */
  private static long[] keys(Table table) {
    long[] keys = new long[table.rows()];
    for (Column column : table.columns()) {
      for (int row = 0; row < keys.length; row++) {
        if (column instanceof NumericColumn numbers) {
          keys[row] = RowKeys.with(keys[row], Float.floatToIntBits(numbers.value(row)));
        } else if (column instanceof CategoricalColumn categories) {
          keys[row] = RowKeys.with(keys[row], categories.code(row));
        }
      }
    }
    return keys;
  }

  private static long[] select(long[] items, int[] rows) {
    return Arrays.stream(rows).mapToLong(row -> items[row]).toArray();
  }
}
