package org.pubn.lab.examples;

import java.nio.file.Path;
import java.util.List;
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
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.TrainingStep;
import org.pubn.learn.Trainings;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PnRisk;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Task;
import org.pubn.sample.TrainingData;

/** A method of one's own beside those of the paper. */
final class MyMethodInTable1 {

  private MyMethodInTable1() {}

  // region my-method
  /** What one does before hearing of PU learning: whatever is not labeled positive is negative. */
  record UnlabeledAsNegative(Optimisation optimisation) implements Method {

    @Override
    public String id() {
      return "u-as-n";
    }

    @Override
    public String label() {
      return "U as N";
    }

    @Override
    public Fit fit(Problem problem, Trainings trainings) {
      TrainingData data = problem.data();
      Problem pn =
          problem.withData(new TrainingData(uAsN(data.training()), uAsN(data.validation())));
      PnRisk risk = new PnRisk(problem.priors().pi(), MarginLoss.LOGISTIC);
      return Fit.of(problem, trainings.train(pn, TrainingStep.of(id(), risk, optimisation, risk)));
    }

    private static PubnSamples uAsN(PubnSamples samples) {
      return new PubnSamples(samples.positive(), samples.unlabeled(), samples.unlabeled());
    }
  }

  // endregion

  static Report run(List<Task> tasks, Path out) {
    // region my-method-in-table-1
    MethodKind mine =
        MethodKind.withRate(
            "u-as-n",
            "U as N",
            (settings, context) ->
                new UnlabeledAsNegative(context.optimisation(settings.number("rate"))));
    Design design = new Design(tasks, List.of(MethodKinds.NNPU, MethodKinds.PUBN, mine), false);
    RunOptions options = new RunOptions(out, 2, 0, 2);
    return Laboratory.run(new Table1(design), design, options, "my table", RunListener.NONE);
    // endregion
  }
}
