package org.pubn.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;
import org.pubn.linear.ExactTraining;
import org.pubn.linear.Lbfgs;
import org.pubn.linear.LinearFunction;
import org.pubn.linear.Minimum;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import scala.Tuple2;

/**
 * PUbN with linear functions over all rows: σ̂ by the unbiased PU risk of s, η by the count rule, g
 * by the PUbN risk, each plus λ/2 |w|². Where λ is not given, every λ of the grid is trained
 * without each fold, all of them in the same passes, and the lowest mean loss on the rows held out
 * decides.
 */
final class LinearFit {

  private static final Logger LOG = LoggerFactory.getLogger(LinearFit.class);

  /**
   * Where a few numbers for each row are kept: not in memory, which is for the rows. Spark makes
   * room there for one table by dropping parts of another, so two tables that do not both fit would
   * drive each other out in every pass.
   */
  private static final StorageLevel FEW_NUMBERS = StorageLevel.DISK_ONLY();

  private final JavaSparkContext context;
  private final JavaRDD<RowBlock> blocks;
  private final FitOptions options;
  private final int columns;
  private final List<JavaRDD<?>> kept = new ArrayList<>();
  private final List<Broadcast<?>> sent = new ArrayList<>();

  /** What a step learned: λ, the function of each variant, and the loss of the first. */
  private record Step(double l2, List<double[]> functions, double loss) {}

  LinearFit(JavaSparkContext context, JavaRDD<RowBlock> blocks, int columns, FitOptions options) {
    this.context = context;
    this.blocks = blocks;
    this.columns = columns;
    this.options = options;
  }

  /** Fits. */
  FittedFunctions run() {
    try {
      keep(blocks, StorageLevel.MEMORY_AND_DISK());
      double[][] sizes = RoleWeights.of(blocks, options);
      Step sigma = sigma(sizes);
      JavaRDD<double[][]> logits =
          keep(logits(sigma.functions().toArray(new double[0][])), FEW_NUMBERS);
      double[] etas = EtaSearch.of(blocks.zip(logits), options, options.variants());
      MassRule ofPubn = MassRule.ofPubn(options, sizes, etas);
      Step g =
          step(
              "g",
              blocks.zip(logits).map(pair -> ofPubn.of(pair._1(), pair._2())),
              options.l2(),
              HeldOutLoss::puRisk);
      double onAllRows =
          heldOut(List.of(g.functions().get(0)), new int[] {HeldOutLoss.ALL}).puRisk(0);
      return new FittedFunctions(
          LinearFunction.of(sigma.functions().get(0)),
          LinearFunction.of(g.functions().get(0)),
          etas[0],
          sigma.l2(),
          g.l2(),
          onAllRows,
          g.loss());
    } finally {
      release();
    }
  }

  /**
   * Fits σ̂ alone, once without each fold, and weighs every row by the one that does not know it.
   */
  CrossFittedSigma crossFit() {
    try {
      keep(blocks, StorageLevel.MEMORY_AND_DISK());
      double[][] sizes = RoleWeights.of(blocks, options);
      Step sigma = sigma(sizes);
      CrossFittedSigma unscaled =
          new CrossFittedSigma(
              sigma.functions().toArray(new double[0][]), sizes[0], options, sigma.l2());
      Broadcast<CrossFittedSigma> everywhere = send(unscaled);
      JavaRDD<double[][]> logits =
          keep(blocks.map(block -> new double[][] {everywhere.value().logits(block)}), FEW_NUMBERS);
      CrossFittedSigma withEta = unscaled.withEta(EtaSearch.of(blocks.zip(logits), options, 1)[0]);
      return withEta.scaled(sumOfWeights(withEta));
    } finally {
      release();
    }
  }

  /** The sum of all weights, then the number of those above zero. */
  private double[] sumOfWeights(CrossFittedSigma fitted) {
    Broadcast<CrossFittedSigma> sigma = send(fitted);
    return PartitionTree.sum(
        blocks
            .mapPartitionsWithIndex(
                (index, partition) -> {
                  double[] found = new double[2];
                  while (partition.hasNext()) {
                    sigma.value().addWeights(partition.next(), found);
                  }
                  return List.of(new Tuple2<>(index, found)).iterator();
                },
                true)
            .mapToPair(part -> part));
  }

  private Step sigma(double[][] sizes) {
    MassRule ofSigma = MassRule.ofSigma(options, sizes);
    return step(
        "sigma",
        blocks.map(block -> ofSigma.of(block, new double[0][])),
        options.sigmaL2(),
        HeldOutLoss::distance);
  }

  private void release() {
    kept.forEach(rdd -> rdd.unpersist(false));
    sent.forEach(Broadcast::destroy);
  }

  /** Sends something to the executors once, instead of with every job. */
  private <T> Broadcast<T> send(T value) {
    Broadcast<T> broadcast = context.broadcast(value);
    sent.add(broadcast);
    return broadcast;
  }

  private <T> JavaRDD<T> keep(JavaRDD<T> rdd, StorageLevel where) {
    kept.add(rdd);
    return rdd.persist(where);
  }

  private JavaRDD<double[][]> logits(double[][] ofVariants) {
    Broadcast<double[][]> everywhere = send(ofVariants);
    return blocks.map(
        block -> {
          double[][] functions = everywhere.value();
          double[][] logits = new double[functions.length][block.rows()];
          for (int f = 0; f < functions.length; f++) {
            for (int row = 0; row < block.rows(); row++) {
              logits[f][row] = block.dot(row, functions[f]) + functions[f][functions[f].length - 1];
            }
          }
          return logits;
        });
  }

  private HeldOutLoss heldOut(List<double[]> functions, int[] variants) {
    return HeldOutLoss.of(blocks, send(functions.toArray(new double[0][])), variants, options);
  }

  private interface Loss {
    double of(HeldOutLoss losses, int function);
  }

  private Step step(String name, JavaRDD<double[][]> masses, OptionalDouble given, Loss loss) {
    JavaRDD<double[][]> onDisk = masses.persist(FEW_NUMBERS);
    try {
      return step(name, new RiskPass(context, blocks.zip(onDisk)), given, loss);
    } finally {
      onDisk.unpersist(false);
    }
  }

  private Step step(String name, RiskPass pass, OptionalDouble given, Loss loss) {
    List<RiskPass.Job> jobs = new ArrayList<>();
    List<Double> grid = given.isPresent() ? List.of(given.getAsDouble()) : options.grid();
    for (double l2 : grid) {
      for (int variant = 1; variant < options.variants(); variant++) {
        jobs.add(job(variant, l2));
      }
    }
    pass.run(jobs);
    Losses chosenBy = given.isPresent() ? Losses.NONE : losses(name, grid, jobs, loss);
    int chosen = chosenBy.lowest();
    RiskPass.Job all = job(0, grid.get(chosen));
    pass.run(List.of(all));
    Minimum minimum = all.search().minimum();
    LOG.info(
        "{}: l2 {}, risk {}, gradient {} after {} passes",
        name,
        all.l2(),
        minimum.value(),
        minimum.gradient(),
        minimum.evaluations());
    if (minimum.gradient() > ExactTraining.ENOUGH) {
      LOG.warn(
          "{}: the gradient is still {} after {} passes; scale the features or raise maxIter",
          name,
          minimum.gradient(),
          minimum.evaluations());
    }
    int folds = options.variants() - 1;
    List<double[]> functions = new ArrayList<>();
    functions.add(minimum.function().parameters());
    jobs.subList(chosen * folds, (chosen + 1) * folds)
        .forEach(job -> functions.add(job.search().minimum().function().parameters()));
    return new Step(all.l2(), functions, chosenBy.loss(chosen));
  }

  private RiskPass.Job job(int variant, double l2) {
    return new RiskPass.Job(
        variant, l2, new Lbfgs(new double[columns + 1], options.tolerance(), options.passes()));
  }

  /** The mean loss of every λ over the folds. */
  private record Losses(List<Double> ofGrid) {

    /** Where λ is given nothing is compared. */
    static final Losses NONE = new Losses(List.of(Double.NaN));

    double loss(int index) {
      return ofGrid.get(index);
    }

    /** The lowest; of equal ones the first. */
    int lowest() {
      int best = 0;
      for (int i = 1; i < ofGrid.size(); i++) {
        best = ofGrid.get(i) < ofGrid.get(best) ? i : best;
      }
      return best;
    }
  }

  private Losses losses(String name, List<Double> grid, List<RiskPass.Job> jobs, Loss loss) {
    HeldOutLoss heldOut =
        heldOut(
            jobs.stream().map(job -> job.search().point()).toList(),
            jobs.stream().mapToInt(RiskPass.Job::variant).toArray());
    int folds = options.folds();
    List<Double> means = new ArrayList<>();
    for (int i = 0; i < grid.size(); i++) {
      double sum = 0;
      for (int fold = 0; fold < folds; fold++) {
        sum += loss.of(heldOut, i * folds + fold);
      }
      LOG.info("{}: l2 {}, loss on rows held out {}", name, grid.get(i), sum / folds);
      means.add(sum / folds);
    }
    return new Losses(means);
  }
}
