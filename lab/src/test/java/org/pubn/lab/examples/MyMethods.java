package org.pubn.lab.examples;

import java.util.List;
import java.util.Map;
import org.pubn.learn.Fit;
import org.pubn.learn.HyperParameters;
import org.pubn.learn.Method;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.TrainingStep;
import org.pubn.method.MethodProvider;
import org.pubn.method.MethodRow;
import org.pubn.method.Stage;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PnRisk;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;
import org.pubn.settings.Setting;

/** A method of one's own: a record and a row. */
public final class MyMethods implements MethodProvider {

  // region my-method
  /** What one does before hearing of PU learning: whatever is not labeled positive is negative. */
  record UnlabeledAsNegative(Optimisation optimisation) implements Method {

    @Override
    public Map<String, String> hyperParameters() {
      return new HyperParameters().with("optimisation", optimisation.hyperParameters()).map();
    }

    @Override
    public Fit fit(Problem problem, SharedTrainings trainings) {
      TrainingData data = problem.data();
      Problem pn =
          problem.withData(new TrainingData(uAsN(data.training()), uAsN(data.validation())));
      PnRisk risk = new PnRisk(problem.priors().pi(), MarginLoss.LOGISTIC);
      return Fit.of(problem, trainings.train(pn, TrainingStep.of("g", risk, optimisation, risk)));
    }

    private static PubnSamples uAsN(PubnSamples samples) {
      return new PubnSamples(samples.positive(), samples.unlabeled(), samples.unlabeled());
    }
  }

  // endregion

  // region my-row
  @Override
  public List<MethodRow> methods() {
    return List.of(
        new MethodRow(
            "u-as-n",
            "U taken as N",
            "PN risk of P against U",
            MethodRow.Needs.P_AND_U,
            List.of(Stage.ofMethod(Setting.RATE)),
            (settings, context) ->
                new UnlabeledAsNegative(context.optimisation(settings.number("rate")))));
  }
  // endregion
}
