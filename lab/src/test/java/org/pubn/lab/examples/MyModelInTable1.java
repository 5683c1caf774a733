package org.pubn.lab.examples;

import java.nio.file.Path;
import java.util.List;
import org.pubn.engine.Model;
import org.pubn.lab.experiment.Design;
import org.pubn.lab.experiment.Laboratory;
import org.pubn.lab.experiment.RunListener;
import org.pubn.lab.experiment.RunOptions;
import org.pubn.lab.experiment.Table1;
import org.pubn.lab.method.MethodKind;
import org.pubn.lab.method.MethodKinds;
import org.pubn.lab.report.Report;
import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.NnPu;
import org.pubn.learn.Problem;
import org.pubn.learn.Trainings;
import org.pubn.nn.NetworkSpec;
import org.pubn.sample.Task;

/** A method of the paper on a network of one's own, beside the same method on the paper's. */
final class MyModelInTable1 {

  private MyModelInTable1() {}

  // region my-model
  /** Any method, on another model than that of the data set. */
  record OnModel(String id, String label, Method method, Model model) implements Method {

    @Override
    public Fit fit(Problem problem, Trainings trainings) {
      return method.fit(
          new Problem(problem.data(), problem.priors(), model, problem.seed()), trainings);
    }
  }

  // endregion

  static Report run(List<Task> tasks, Path out) {
    // region my-model-in-table-1
    MethodKind onMlp =
        MethodKind.withRate(
            "nnpu-mlp",
            "nnPU on an MLP",
            (settings, context) ->
                new OnModel(
                    "nnpu-mlp",
                    "nnPU on an MLP",
                    new NnPu(context.optimisation(settings.number("rate"))),
                    NetworkSpec.mlp(context.dataset().shape().size(), 32, 32)));
    Design design = new Design(tasks, List.of(MethodKinds.NNPU, onMlp), false);
    RunOptions options = new RunOptions(out, 2, 0, 2);
    return Laboratory.run(new Table1(design), design, options, "my table", RunListener.NONE);
    // endregion
  }
}
