package org.pubn.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pubn.data.Features;
import org.pubn.engine.Model;
import org.pubn.engine.ModelTraining;
import org.pubn.engine.Scorer;
import org.pubn.random.Seed;

/**
 * A model that gives every row the score that a script has for the number of steps taken. In
 * mini-batches the first examples, which are those of P, can be made to score the opposite.
 */
final class ScriptedModel implements Model {

  private final int opposite;
  private final float[] script;
  final List<Double> rates = new ArrayList<>();

  /** The scores after 0, 1, 2, … steps. */
  ScriptedModel(float... script) {
    this(0, script);
  }

  /** Like the other constructor, with the opposite score for the first examples of a batch. */
  ScriptedModel(int opposite, float[] script) {
    this.opposite = opposite;
    this.script = script;
  }

  @Override
  public int columns() {
    return 2;
  }

  @Override
  public String description() {
    return "script";
  }

  @Override
  public String engine() {
    return "script";
  }

  @Override
  public ModelTraining start(Seed seed) {
    return new Training();
  }

  /** The same score for every row. */
  record Constant(int columns, float score) implements Scorer {
    @Override
    public float[] scores(Features rows) {
      float[] scores = new float[rows.rows()];
      Arrays.fill(scores, score);
      return scores;
    }
  }

  private final class Training implements ModelTraining {

    private float now() {
      return script[rates.size()];
    }

    @Override
    public void clear() {}

    @Override
    public void add(Features features, int row) {}

    @Override
    public void forward() {}

    @Override
    public float score(int i) {
      return i < opposite ? -now() : now();
    }

    @Override
    public void setDerivative(int i, double derivative) {}

    @Override
    public void step(double rate, double weightDecay) {
      rates.add(rate);
    }

    @Override
    public float[] scores(Features rows) {
      return snapshot().scores(rows);
    }

    @Override
    public Scorer snapshot() {
      return new Constant(2, now());
    }
  }
}
