package org.pubn.lab.examples;

import java.nio.file.Path;
import java.util.List;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.experiment.Design;
import org.pubn.lab.experiment.Laboratory;
import org.pubn.lab.experiment.RunListener;
import org.pubn.lab.experiment.RunOptions;
import org.pubn.lab.experiment.Table1;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;
import org.pubn.report.Report;

/** A method of one's own beside those of the paper. */
final class MyMethodInTable1 {

  private MyMethodInTable1() {}

  static Report run(Datasets datasets, List<Task> tasks, Path out) {
    // region my-method-in-table-1
    MethodRow mine = MethodCatalog.find("u-as-n", MethodCatalog.all());
    Design design =
        new Design(datasets, tasks, List.of(MethodCatalog.NNPU, MethodCatalog.PUBN, mine), false);
    RunOptions options = new RunOptions(out, 2, 0, 2);
    return Laboratory.run(new Table1(design), design, options, "my table", RunListener.NONE);
    // endregion
  }
}
