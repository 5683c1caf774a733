package org.pubn.learn;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubn.engine.ResumableTraining;

/** How far a training has come: its epochs, and for each criterion the best of them so far. */
final class TrainingState {

  private final List<EpochSummary> history = new ArrayList<>();
  private final List<Optional<Checkpoint>> best = new ArrayList<>();

  TrainingState(int criteria) {
    for (int i = 0; i < criteria; i++) {
      best.add(Optional.empty());
    }
  }

  List<EpochSummary> history() {
    return history;
  }

  /** The checkpoints, once there was an epoch. */
  List<Checkpoint> best() {
    return best.stream().map(Optional::orElseThrow).toList();
  }

  /** Whether a loss is the lowest of its criterion so far. */
  boolean isBest(int criterion, double loss) {
    return best.get(criterion).map(known -> loss < known.loss()).orElse(true);
  }

  void keep(int criterion, Checkpoint checkpoint) {
    best.set(criterion, Optional.of(checkpoint));
  }

  void write(DataOutput out, ResumableTraining model) throws IOException {
    out.writeInt(history.size());
    for (EpochSummary summary : history) {
      out.writeDouble(summary.trainingRisk());
      out.writeInt(summary.corrections());
      for (double loss : summary.validationLosses()) {
        out.writeDouble(loss);
      }
    }
    for (Checkpoint checkpoint : best()) {
      out.writeInt(checkpoint.epoch());
      out.writeDouble(checkpoint.loss());
      model.saveSnapshot(checkpoint.scorer(), out);
    }
  }

  void read(DataInput in, ResumableTraining model) throws IOException {
    int epochs = in.readInt();
    for (int epoch = 1; epoch <= epochs; epoch++) {
      double risk = in.readDouble();
      int corrections = in.readInt();
      List<Double> losses = new ArrayList<>();
      for (int i = 0; i < best.size(); i++) {
        losses.add(in.readDouble());
      }
      history.add(new EpochSummary(epoch, risk, corrections, losses));
    }
    for (int i = 0; i < best.size(); i++) {
      int epoch = in.readInt();
      double loss = in.readDouble();
      keep(i, new Checkpoint(epoch, loss, model.restoreSnapshot(in)));
    }
  }
}
