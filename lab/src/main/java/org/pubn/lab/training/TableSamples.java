package org.pubn.lab.training;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.pubn.data.Features;
import org.pubn.data.RowKeys;
import org.pubn.lab.training.TrainingFiles.Labeled;
import org.pubn.lab.training.TrainingFiles.Separate;
import org.pubn.risk.Group;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;
import org.pubn.sample.TrainingData;
import org.pubn.table.CategoricalColumn;
import org.pubn.table.Column;
import org.pubn.table.ColumnSummary;
import org.pubn.table.NumericColumn;
import org.pubn.table.Table;
import org.pubn.table.TableEncoding;
import org.pubn.table.TableReader;
import org.pubn.train.FeatureColumns;
import org.pubn.train.ValidationSplit;

/**
 * Samples from tables of named columns. Rows are split before anything is learned from them: scales
 * and lists of values come from training rows alone.
 */
final class TableSamples {

  private final ColumnOverrides columns;
  private final double validationShare;
  private final Seed seed;

  TableSamples(ColumnOverrides columns, double validationShare, Seed seed) {
    this.columns = columns;
    this.validationShare = validationShare;
    this.seed = seed;
  }

  LoadedSamples load(TrainingFiles files) throws IOException {
    if (files instanceof Separate separate) {
      return load(separate);
    }
    return load((Labeled) files);
  }

  private LoadedSamples load(Separate files) throws IOException {
    Table table = TableReader.read(files.all(), columns.kinds());
    RoleRows roles = new RoleRows();
    roles.put(Group.POSITIVE, table.parts().get(0).rows());
    roles.put(Group.UNLABELED, table.parts().get(1).rows());
    if (files.negative().isPresent()) {
      roles.put(Group.NEGATIVE, table.parts().get(2).rows());
    }
    return split(sources(files), table, roles);
  }

  private LoadedSamples load(Labeled file) throws IOException {
    String label =
        file.column()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "--label: is missing; name the column of "
                            + file.input()
                            + " that says what each row is"));
    Table table = TableReader.read(file.all(), columns.kindsWithLabel(label));
    RoleRows roles = roles((CategoricalColumn) table.column(label), table.rows(), file.labels());
    roles.requireSamples(file.input() + ", column \"" + label + "\"");
    return split(sources(file), table.without(label), roles);
  }

  private static String sources(TrainingFiles files) {
    return String.join(", ", files.all().stream().map(Object::toString).toList());
  }

  private static RoleRows roles(CategoricalColumn column, int rows, RoleLabels labels) {
    Set<String> values = new HashSet<>(column.values());
    if (column.missing() > 0) {
      values.add("");
    }
    Group[] ofCode = new Group[column.values().size()];
    Arrays.setAll(ofCode, code -> labels.role(column.values().get(code), values));
    Group ofMissing = column.missing() > 0 ? labels.role("", values) : Group.UNLABELED;
    RoleRows roles = new RoleRows();
    for (Group group : Group.values()) {
      roles.put(
          group,
          IntStream.range(0, rows)
              .filter(row -> (column.code(row) < 0 ? ofMissing : ofCode[column.code(row)]) == group)
              .toArray());
    }
    return roles;
  }

  private LoadedSamples split(String source, Table table, RoleRows roles) {
    TableEncoding.requireUsed(table);
    long[] keys = keys(table);
    ValidationSplit split =
        ValidationSplit.of(
            select(keys, roles.of(Group.POSITIVE)),
            select(keys, roles.of(Group.UNLABELED)),
            select(keys, roles.of(Group.NEGATIVE)),
            validationShare,
            seed);
    int[] trainingRows =
        Arrays.stream(Group.values())
            .flatMapToInt(group -> Arrays.stream(select(roles.of(group), split.training(group))))
            .toArray();
    TableEncoding encoding = TableEncoding.learn(table, trainingRows);
    TrainingData data =
        new TrainingData(
            samples(table, encoding, roles, split, false),
            samples(table, encoding, roles, split, true));
    List<String> origins =
        IntStream.range(0, encoding.features().size()).mapToObj(encoding::columnOfFeature).toList();
    return new LoadedSamples(
        source,
        data,
        split.shared(),
        ColumnSummary.of(table),
        Optional.empty(),
        Optional.of(encoding),
        FeatureColumns.of(origins));
  }

  private static PubnSamples samples(
      Table table, TableEncoding encoding, RoleRows roles, ValidationSplit split, boolean held) {
    Features[] features = new Features[Group.values().length];
    for (Group group : Group.values()) {
      int[] side = held ? split.validation(group) : split.training(group);
      features[group.ordinal()] = encoding.features(table, select(roles.of(group), side));
    }
    return new PubnSamples(
        features[Group.POSITIVE.ordinal()],
        features[Group.UNLABELED.ordinal()],
        features[Group.NEGATIVE.ordinal()]);
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

  private static int[] select(int[] items, int[] places) {
    return Arrays.stream(places).map(place -> items[place]).toArray();
  }
}
