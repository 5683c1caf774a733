package org.pubn.train;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.pubn.data.Features;
import org.pubn.learn.EpochSummary;
import org.pubn.learn.Problem;
import org.pubn.learn.TrainingHistory;
import org.pubn.learn.TrainingListener;
import org.pubn.learn.TrainingStep;
import org.pubn.sample.ByRole;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.sample.TrainingData;

/**
 * Keeps the scores of held-out rows after every epoch of every training, so that a choice can be
 * made again without some of these rows ({@link ReplayedChoice}). Passes on what it hears.
 */
final class ChoiceRecord implements TrainingListener {

  private record Key(Problem problem, TrainingStep step) {}

  private final TrainingData data;
  private final PubnSamples rows;
  private final TrainingListener next;
  private final Map<Key, List<ByRole<float[]>>> scores = new ConcurrentHashMap<>();

  /**
   * A record.
   *
   * @param data of the trainings that are followed
   * @param rows whose scores are kept
   * @param next who is told as well
   */
  ChoiceRecord(TrainingData data, PubnSamples rows, TrainingListener next) {
    this.data = data;
    this.rows = rows;
    this.next = next;
  }

  /** The scores after every epoch of a training. */
  List<ByRole<float[]>> epochs(Problem problem, TrainingStep step) {
    return scores.getOrDefault(new Key(problem, step), List.of());
  }

  /** The rows whose scores are kept. */
  PubnSamples rows() {
    return rows;
  }

  @Override
  public void started(Problem problem, TrainingStep step) {
    next.started(problem, step);
  }

  @Override
  public void epochEnded(
      Problem problem,
      TrainingStep step,
      EpochSummary summary,
      Function<Features, float[]> scorer) {
    // Trainings on other features, such as the stand-in that tells P from bN for trees, choose
    // none.
    if (problem.data().equals(data)) {
      scores
          .computeIfAbsent(new Key(problem, step), key -> new ArrayList<>())
          .add(ByRole.of(role -> scorer.apply(rows.of(role))));
    }
    next.epochEnded(problem, step, summary, scorer);
  }

  /** The scores after every epoch so far. */
  @Override
  public byte[] state(Problem problem, TrainingStep step) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      List<ByRole<float[]>> known = epochs(problem, step);
      out.writeInt(known.size());
      for (ByRole<float[]> epoch : known) {
        for (Role role : Role.values()) {
          out.writeInt(epoch.of(role).length);
          for (float score : epoch.of(role)) {
            out.writeFloat(score);
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  @Override
  public void resumed(
      Problem problem, TrainingStep step, List<EpochSummary> history, byte[] state) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(state))) {
      int epochs = in.readInt();
      List<ByRole<float[]>> known = new ArrayList<>();
      for (int i = 0; i < epochs; i++) {
        float[][] byRole = new float[Role.values().length][];
        for (Role role : Role.values()) {
          byRole[role.ordinal()] = new float[in.readInt()];
          for (int row = 0; row < byRole[role.ordinal()].length; row++) {
            byRole[role.ordinal()][row] = in.readFloat();
          }
        }
        known.add(ByRole.of(role -> byRole[role.ordinal()]));
      }
      if (epochs > 0) {
        scores.put(new Key(problem, step), known);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    next.resumed(problem, step, history, new byte[0]);
  }

  @Override
  public boolean stopRequested(Problem problem, TrainingStep step) {
    return next.stopRequested(problem, step);
  }

  @Override
  public void ended(Problem problem, TrainingStep step, TrainingHistory trained) {
    next.ended(problem, step, trained);
  }
}
