package org.pubn.learn;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.pubn.data.InputException;

/**
 * How a risk is minimized.
 *
 * @param epochs passes over P
 * @param batches sizes of a mini-batch
 * @param learningRate the initial learning rate α
 * @param rateDrops numbers of epochs after which the rate is divided by 10
 * @param weightDecay the L2 factor added to the gradient
 */
public record Optimisation(
    int epochs,
    BatchSizes batches,
    double learningRate,
    List<Integer> rateDrops,
    double weightDecay) {

  public Optimisation {
    rateDrops = List.copyOf(rateDrops);
    if (epochs < 1) {
      throw new InputException("epochs " + epochs + ": must be at least 1");
    }
    if (!(learningRate > 0 && learningRate <= 1)) {
      throw new InputException("learning rate " + learningRate + ": must lie in (0, 1]");
    }
    if (!(weightDecay >= 0 && weightDecay < 1)) {
      throw new InputException("weight decay " + weightDecay + ": must lie in [0, 1)");
    }
  }

  /** The paper's setting for MNIST, at a given learning rate. */
  public static Optimisation ofRate(double learningRate) {
    return new Optimisation(100, new BatchSizes(10, 10, 120), learningRate, List.of(), 1e-4);
  }

  /** The exact minimum of a risk plus l2/2 |w|², for a model that has one. */
  public static Optimisation exact(double l2) {
    return new Optimisation(1, new BatchSizes(1, 1, 1), 1, List.of(), l2);
  }

  /** The same with another number of epochs; the rate drops after the same share of them. */
  public Optimisation withEpochs(int otherEpochs) {
    List<Integer> scaled =
        rateDrops.stream().map(drop -> Math.round((float) drop * otherEpochs / epochs)).toList();
    return new Optimisation(otherEpochs, batches, learningRate, scaled, weightDecay);
  }

  /** The same with another learning rate. */
  public Optimisation withRate(double otherRate) {
    return new Optimisation(epochs, batches, otherRate, rateDrops, weightDecay);
  }

  /** The same with other mini-batches. */
  public Optimisation withBatches(BatchSizes otherBatches) {
    return new Optimisation(epochs, otherBatches, learningRate, rateDrops, weightDecay);
  }

  /** Its numbers by name, for the record. */
  public Map<String, String> hyperParameters() {
    return new HyperParameters()
        .with("epochs", epochs)
        .with("batches.positive", batches.positive())
        .with("batches.negative", batches.negative())
        .with("batches.unlabeled", batches.unlabeled())
        .with("learningRate", learningRate)
        .with("rateDrops", rateDrops.stream().map(String::valueOf).collect(Collectors.joining(" ")))
        .with("weightDecay", weightDecay)
        .map();
  }

  /** The learning rate in an epoch, counted from 1. */
  double rateIn(int epoch) {
    double rate = learningRate;
    for (int drop : rateDrops) {
      if (epoch > drop) {
        rate /= 10;
      }
    }
    return rate;
  }
}
