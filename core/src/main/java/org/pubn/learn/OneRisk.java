package org.pubn.learn;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.Risk;
import org.pubn.risk.UpuRisk;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;

/**
 * A method that minimizes a single risk: PN, uPU, nnPU, nnPNU and their like, which differ in
 * nothing else. {@code org.pubn.method.MethodCatalog} says which risk is whose.
 *
 * @param optimisation how the risk is minimized
 * @param risk the risk for given priors
 * @param criterion the validation loss by which the best epoch is kept
 * @param ofRisk the hyper-parameters of the risk by name, for the record
 */
public record OneRisk(
    Optimisation optimisation,
    Function<Priors, Risk> risk,
    Function<Priors, Risk> criterion,
    Map<String, String> ofRisk)
    implements Method {

  public OneRisk {
    ofRisk = new LinkedHashMap<>(ofRisk);
  }

  /** Kept by the unbiased PU risk with the sigmoid loss, as the paper's PU methods are. */
  public OneRisk(Optimisation optimisation, Function<Priors, Risk> risk) {
    this(
        optimisation,
        risk,
        priors -> new UpuRisk(priors.pi(), MarginLoss.SIGMOID),
        new LinkedHashMap<>());
  }

  /** The same with a hyper-parameter of the risk on record. */
  public OneRisk with(String name, Object value) {
    Map<String, String> more = new LinkedHashMap<>(ofRisk);
    more.put(name, value.toString());
    return new OneRisk(optimisation, risk, criterion, more);
  }

  @Override
  public Map<String, String> hyperParameters() {
    HyperParameters all =
        new HyperParameters().with("optimisation", optimisation.hyperParameters());
    ofRisk.forEach(all::with);
    return all.map();
  }

  @Override
  public Fit fit(Problem problem, SharedTrainings trainings) {
    Risk minimized = risk.apply(problem.priors());
    if (MiniBatches.groupsOf(minimized).contains(Role.NEGATIVE)) {
      problem.requireNegatives();
    }
    TrainingStep step =
        TrainingStep.of("g", minimized, optimisation, criterion.apply(problem.priors()));
    return Fit.of(problem, trainings.train(problem, step));
  }
}
