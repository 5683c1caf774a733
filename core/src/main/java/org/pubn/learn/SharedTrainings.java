package org.pubn.learn;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import org.pubn.data.Progress;
import org.pubn.linear.ExactLinear;

/**
 * Runs the trainings that methods ask for, and runs equal ones only once: PUbN with three values of
 * τ trains σ̂ once. Safe for use by several threads; a thread that asks for a training already
 * under way waits for it.
 */
public final class SharedTrainings {

  private record Key(Problem problem, TrainingStep step) {}

  private final Map<Key, CompletableFuture<TrainingHistory>> known = new ConcurrentHashMap<>();
  private final TrainingListener listener;
  private final Progress progress;
  private final Checkpoints checkpoints;

  public SharedTrainings(TrainingListener listener) {
    this(listener, Progress.NONE);
  }

  /**
   * Trainings that are counted.
   *
   * @param listener follows those that are run
   * @param progress is told of as many steps as a training has epochs, for every training that is
   *     asked for: one by one where it is run, at once where it was run before or ends early
   */
  public SharedTrainings(TrainingListener listener, Progress progress) {
    this(listener, progress, Checkpoints.NONE);
  }

  /** Trainings that are counted and written down, and go on where they were written down. */
  public SharedTrainings(TrainingListener listener, Progress progress, Checkpoints checkpoints) {
    this.listener = listener;
    this.progress = progress;
    this.checkpoints = checkpoints;
  }

  /**
   * The outcome of a step, at the best epoch by its first criterion.
   *
   * @throws TrainingFailedException if scores or losses ceased to be numbers
   */
  public ChosenCheckpoint train(Problem problem, TrainingStep step) {
    return train(problem, step, 0);
  }

  /** Like {@link #train(Problem, TrainingStep)}, by the criterion with the given index. */
  public ChosenCheckpoint train(Problem problem, TrainingStep step, int criterion) {
    return new ChosenCheckpoint(problem, step, trained(problem, step), criterion);
  }

  private TrainingHistory trained(Problem problem, TrainingStep step) {
    CompletableFuture<TrainingHistory> mine = new CompletableFuture<>();
    CompletableFuture<TrainingHistory> other = known.putIfAbsent(new Key(problem, step), mine);
    if (other != null) {
      try {
        return await(other);
      } finally {
        progress.advance(step.optimisation().epochs());
      }
    }
    try {
      TrainingHistory trained =
          problem.model() instanceof ExactLinear exact
              ? new ExactTrainer(problem, step, exact).run(progress)
              : new Trainer(problem, step, listener, checkpoints).run(progress);
      mine.complete(trained);
      return trained;
    } catch (RuntimeException | Error e) {
      mine.completeExceptionally(e);
      throw e;
    }
  }

  private static TrainingHistory await(CompletableFuture<TrainingHistory> future) {
    try {
      return future.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw e;
    }
  }
}
