package org.pubn.lab.examples;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.pubn.engine.Model;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.experiment.Design;
import org.pubn.lab.experiment.Laboratory;
import org.pubn.lab.experiment.RunListener;
import org.pubn.lab.experiment.RunOptions;
import org.pubn.lab.experiment.Table1;
import org.pubn.lab.task.Task;
import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;
import org.pubn.nn.NetworkSpec;
import org.pubn.report.Report;

/** A method of the paper on a network of one's own, beside the same method on the paper's. */
final class MyModelInTable1 {

  private MyModelInTable1() {}

  // region my-model
  /** Any method, on an MLP instead of the model of the data set. */
  record OnMlp(Method method) implements Method {

    @Override
    public Map<String, String> hyperParameters() {
      return method.hyperParameters();
    }

    @Override
    public Fit fit(Problem problem, SharedTrainings trainings) {
      Model mlp = NetworkSpec.mlp(problem.data().training().columns(), 32, 32);
      return method.fit(
          new Problem(problem.data(), problem.priors(), mlp, problem.seed()), trainings);
    }
  }

  // endregion

  static Report run(Datasets datasets, List<Task> tasks, Path out) {
    // region my-model-in-table-1
    MethodRow nnpu = MethodCatalog.NNPU;
    MethodRow onMlp =
        new MethodRow(
            "nnpu-mlp",
            "nnPU on an MLP",
            nnpu.risk(),
            nnpu.needs(),
            nnpu.stages(),
            (settings, context) -> new OnMlp(nnpu.make(settings, context)));
    Design design = new Design(datasets, tasks, List.of(nnpu, onMlp), false);
    RunOptions options = new RunOptions(out, 2, 0, 2);
    return Laboratory.run(new Table1(design), design, options, "my table", RunListener.NONE);
    // endregion
  }
}
