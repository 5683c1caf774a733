package org.pubn.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.pubn.random.Seed;
import org.pubn.sample.Role;
import org.pubn.sample.Scenario;
import org.pubn.sample.WeightedDraw;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.RowBatch;
import org.pubn.storage.RowReader;
import org.pubn.storage.TableFiles;
import org.pubn.table.NumericColumn;
import org.pubn.table.Table;

/**
 * The column of a table that says how much a row counts. Samples are drawn by it ({@link
 * WeightedDraw}): each from itself where U was drawn apart, and the table as a whole where it is
 * one, so that its roles keep their weighted shares.
 */
final class RowWeightColumn {

  private final double[] weights;

  /**
   * The weights of all rows.
   *
   * @param files the files of the table, in its order
   * @throws DataFormatException if a weight is missing, zero or negative
   */
  RowWeightColumn(Table table, String name, List<Path> files) throws IOException {
    NumericColumn column = (NumericColumn) table.column(name);
    weights = new double[table.rows()];
    for (int row = 0; row < weights.length; row++) {
      weights[row] = column.value(row);
      if (!(weights[row] > 0)) {
        throw refusal(table, name, row, files);
      }
    }
  }

  private DataFormatException refusal(Table table, String name, int row, List<Path> files)
      throws IOException {
    int part = 0;
    while (table.parts().get(part).to() <= row) {
      part++;
    }
    int place = row - table.parts().get(part).from();
    return new DataFormatException(
        table.parts().get(part).name(),
        line(files.get(part), name, place)
            + ", column \""
            + name
            + "\": "
            + (Double.isNaN(weights[row]) ? "the weight is missing" : "weight " + weights[row])
            + ", must be a number greater than 0");
  }

  /** Where a row stands in its file, which has a column. */
  private static String line(Path file, String name, int place) throws IOException {
    if (!TableFiles.isStandardInput(file)) {
      try (RowReader reader = TableFiles.open(file, List.of(name))) {
        int before = 0;
        for (Optional<RowBatch> rows = reader.next(); rows.isPresent(); rows = reader.next()) {
          if (place < before + rows.get().rows()) {
            return "line " + rows.get().line(place - before);
          }
          before += rows.get().rows();
        }
      }
    }
    return "row " + (place + 1);
  }

  /** The roles of rows that are drawn by their weights. */
  RoleRows drawn(RoleRows roles, Scenario scenario, Seed seed) {
    RoleRows drawn = new RoleRows();
    if (scenario == Scenario.TWO_SAMPLE) {
      for (Role role : Role.values()) {
        drawn.put(role, draw(roles.of(role), seed.child(role.symbol())));
      }
      return drawn;
    }
    Role[] roleOf = new Role[weights.length];
    for (Role role : Role.values()) {
      for (int row : roles.of(role)) {
        roleOf[row] = role;
      }
    }
    int[] all = WeightedDraw.of(weights, seed.child("table"));
    for (Role role : Role.values()) {
      drawn.put(role, Arrays.stream(all).filter(row -> roleOf[row] == role).toArray());
    }
    return drawn;
  }

  private int[] draw(int[] rows, Seed seed) {
    double[] own = Arrays.stream(rows).mapToDouble(row -> weights[row]).toArray();
    return rows.length == 0
        ? rows
        : Arrays.stream(WeightedDraw.of(own, seed)).map(place -> rows[place]).toArray();
  }
}
