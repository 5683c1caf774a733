package org.pubn.files;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pubn.sample.ByRole;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.sample.RowNotes;
import org.pubn.sample.Scenario;
import org.pubn.sample.TrainingData;
import org.pubn.split.ValidationSplit;
import org.pubn.table.Column;
import org.pubn.table.ColumnKind;
import org.pubn.table.ColumnSummary;
import org.pubn.table.Table;
import org.pubn.table.TableEncoding;

/**
 * The rows of a table by role and side of the split, to be encoded in one way or another. Encodings
 * learn from training rows alone. Immutable.
 */
public final class SplitTable {

  private final String source;
  private final Table table;
  private final RoleRows roles;
  private final ValidationSplit split;
  private final Scenario scenario;
  private final Optional<long[]> groups;

  /**
   * @param groups the group of every row of the table, if there are groups
   */
  SplitTable(
      String source,
      Table table,
      RoleRows roles,
      ValidationSplit split,
      Scenario scenario,
      Optional<long[]> groups) {
    this.source = source;
    this.table = table;
    this.roles = roles;
    this.split = split;
    this.scenario = scenario;
    this.groups = groups;
  }

  /** Scaled numbers and one feature per value of a list: for networks. */
  LoadedSamples scaled() {
    return encoded(TableEncoding::learn);
  }

  /** Numbers as they are, values of a list by code, NaN for missing: for trees. */
  LoadedSamples plain() {
    return encoded(TableEncoding::learnPlain);
  }

  private LoadedSamples encoded(BiFunction<Table, int[], TableEncoding> way) {
    int[] trainingRows =
        Arrays.stream(Role.values())
            .flatMapToInt(role -> Arrays.stream(rows(role, false)))
            .toArray();
    TableEncoding encoding = way.apply(table, trainingRows);
    List<String> origins =
        IntStream.range(0, encoding.features().size()).mapToObj(encoding::columnOfFeature).toList();
    return new LoadedSamples(
        source,
        new TrainingData(samples(encoding, false), samples(encoding, true)),
        split.shared(),
        ColumnSummary.of(table),
        Optional.empty(),
        Optional.of(encoding),
        FeatureColumns.of(origins),
        Optional.of(this));
  }

  /**
   * All rows as networks take them, both sides of the split together, in the order of the table.
   */
  public PubnSamples allScaled() {
    return all(TableEncoding::learn);
  }

  /** All rows as trees take them, both sides of the split together, in the order of the table. */
  public PubnSamples allPlain() {
    return all(TableEncoding::learnPlain);
  }

  private PubnSamples all(BiFunction<Table, int[], TableEncoding> way) {
    int[] every =
        Arrays.stream(Role.values()).flatMapToInt(role -> Arrays.stream(roles.of(role))).toArray();
    TableEncoding encoding = way.apply(table, every);
    return samples(encoding, ByRole.of(roles::of));
  }

  /** The names of its columns. */
  public List<String> columns() {
    return table.columns().stream().map(Column::name).toList();
  }

  /** For every row of the table, in the order of the files, its role. */
  public List<Role> roles() {
    Role[] all = new Role[table.rows()];
    for (Role role : Role.values()) {
      for (int row : roles.of(role)) {
        all[row] = role;
      }
    }
    return List.of(all);
  }

  /** The names of the columns of numbers. */
  public Set<String> numericColumns() {
    return table.columns().stream()
        .filter(column -> column.kind() == ColumnKind.NUMERIC)
        .map(Column::name)
        .collect(Collectors.toSet());
  }

  private PubnSamples samples(TableEncoding encoding, boolean held) {
    return samples(encoding, ByRole.of(role -> rows(role, held)));
  }

  private PubnSamples samples(TableEncoding encoding, ByRole<int[]> rows) {
    RowNotes notes =
        groups
            .map(
                all ->
                    RowNotes.NONE.withGroups(
                        ByRole.of(
                            role ->
                                Arrays.stream(rows.of(role)).mapToLong(row -> all[row]).toArray())))
            .orElse(RowNotes.NONE);
    return PubnSamples.of(role -> encoding.features(table, rows.of(role)))
        .withNotes(notes)
        .drawn(scenario);
  }

  private int[] rows(Role role, boolean held) {
    int[] all = roles.of(role);
    int[] side = held ? split.validation(role) : split.training(role);
    return Arrays.stream(side).map(place -> all[place]).toArray();
  }
}
