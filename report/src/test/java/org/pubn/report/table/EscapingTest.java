package org.pubn.report.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.report.stats.MeanStd;

/** Texts that a format would take for markup, and what each rendering makes of unequal trials. */
class EscapingTest {

  private static final Table TABLE =
      new Table(
          "t",
          "a|b",
          List.of("x, \"y\""),
          List.of(new ValueColumn("n_1", Unit.NUMBER, 1, true)),
          List.of(
              new TableRow(List.of("line\nbreak"), List.of(Cell.text("<b> *5* | `c`"))),
              new TableRow(
                  List.of("=1+1"), List.of(Measured.of(new MeanStd(-1.25, 0.5, 3)).best(true))),
              new TableRow(List.of(""), List.of(Measured.of(7)))));

  @Test
  void csvQuotesCommasQuotesAndLineBreaks() {
    assertThat(CsvTable.render(TABLE))
        .isEqualTo(
            "\"x, \"\"y\"\"\",column,text,mean,std,n,published_mean,published_std,published_n,"
                + "difference,p,holm_p,verdict,best,underlined\n"
                + "\"line\nbreak\",n_1,<b> *5* | `c`,,,,,,,,,,,,\n"
                + "=1+1,n_1,,-1.25,0.5,3,,,,,,,,true,false\n"
                + ",n_1,,7.0,,1,,,,,,,,false,false\n");
  }

  @Test
  void markdownEscapesItsMarks() {
    assertThat(MarkdownTable.render(TABLE))
        .isEqualTo(
            """
            a\\|b

            | x, "y" | n\\_1 |
            | :-- | --: |
            | line break | \\<b\\> \\*5\\* \\| \\`c\\` |
            | =1+1 | **-1.3 ± 0.5**<br>n = 3 |
            |  | 7.0<br>n = 1 |

            - bold: best method of the task.
            """);
  }

  @Test
  void latexEscapesItsMarks() {
    assertThat(LatexTable.render(TABLE))
        .contains("\\caption{a|b Boldface: best method of the task.}")
        .contains("x, \"y\" & n\\_1 \\\\")
        .contains("line break & $<$b$>$ *5* | `c` \\\\")
        .contains("=1+1 & $\\mathbf{-1.3 \\pm 0.5}$ \\\\");
  }

  @Test
  void textKeepsLineBreaksOutOfItsRows() {
    assertThat(TextTable.render(TABLE))
        .isEqualTo(
            """
            a|b
            x, "y"      n_1
            ──────────────────────────────────
            line break  <b> *5* | `c`
            =1+1           -1.3 ± 0.5* (n = 3)
                                  7.0  (n = 1)
            ──────────────────────────────────
            *: best method of the task.
            """);
  }
}
