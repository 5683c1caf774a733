package org.pubn.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.lab.examples.MyMethods;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;

/** The table of methods in the guide is the catalog. */
class MethodDocsTest {

  private static final Path GUIDE = Path.of("..", "docs", "guide", "train.md");

  private static final String HEAD =
      "| id | in tables | needs | minimizes | chosen from |\n|---|---|---|---|---|\n";

  private static String line(MethodRow row) {
    String needs =
        switch (row.needs()) {
          case P_AND_U -> "P, U";
          case NEGATIVES -> "P, U, negatives";
          case NEGATIVES_AND_RHO -> "P, U, negatives, ρ";
        };
    return String.join(
        " | ", "| `" + row.id() + "`", row.label(), needs, row.risk(), row.grids() + " |\n");
  }

  @Test
  void theGuideListsEveryMethod() throws IOException {
    List<String> elsewhere = new MyMethods().methods().stream().map(MethodRow::id).toList();
    StringBuilder table = new StringBuilder("<!-- methods -->\n" + HEAD);
    for (MethodRow row : MethodCatalog.all()) {
      if (!elsewhere.contains(row.id())) {
        table.append(line(row));
      }
    }

    assertThat(Files.readString(GUIDE)).contains(table.append("\n"));
  }
}
