package org.pubn.learn;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Runs the trainings that methods ask for, and runs equal ones only once: PUbN with three values of
 * τ trains σ̂ once. Safe for use by several threads; a thread that asks for a training already
 * under way waits for it.
 */
public final class Trainings {

  private record Key(Problem problem, TrainingStep step) {}

  private final Map<Key, CompletableFuture<Trained>> known = new ConcurrentHashMap<>();
  private final TrainingListener listener;

  public Trainings(TrainingListener listener) {
    this.listener = listener;
  }

  /**
   * The outcome of a step, at the best epoch by its first criterion.
   *
   * @throws TrainingFailedException if scores or losses ceased to be numbers
   */
  public FitPart train(Problem problem, TrainingStep step) {
    return train(problem, step, 0);
  }

  /** Like {@link #train(Problem, TrainingStep)}, by the criterion with the given index. */
  public FitPart train(Problem problem, TrainingStep step, int criterion) {
    return new FitPart(step, trained(problem, step), criterion);
  }

  private Trained trained(Problem problem, TrainingStep step) {
    CompletableFuture<Trained> mine = new CompletableFuture<>();
    CompletableFuture<Trained> other = known.putIfAbsent(new Key(problem, step), mine);
    if (other != null) {
      return await(other);
    }
    try {
      Trained trained = new Trainer(problem, step, listener).run();
      mine.complete(trained);
      return trained;
    } catch (RuntimeException | Error e) {
      mine.completeExceptionally(e);
      throw e;
    }
  }

  private static Trained await(CompletableFuture<Trained> future) {
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
