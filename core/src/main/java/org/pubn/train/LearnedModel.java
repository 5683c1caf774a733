package org.pubn.train;

import java.util.List;
import java.util.Optional;
import org.pubn.files.LoadedSamples;
import org.pubn.learn.ChosenCheckpoint;
import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.method.MethodRow;
import org.pubn.settings.Settings;
import org.pubn.settings.StageChoice;

/**
 * A model that was trained, before its threshold is set.
 *
 * @param name by which people know it, such as {@code forest}
 * @param row its method's row in the catalog
 * @param taken the rows as it takes them
 * @param problem what it was asked to solve
 * @param settings what the method was run with
 * @param stages how they were chosen
 * @param method what learned it
 * @param fit what was learned
 * @param last how what decides in the end was minimized
 * @param trainings those whose last epoch is worth a look
 * @param honest scores of rows held out, each of a model that its row did not help to choose; empty
 *     where they were not asked for
 */
record LearnedModel(
    String name,
    MethodRow row,
    LoadedSamples taken,
    Problem problem,
    Settings settings,
    List<StageChoice> stages,
    Method method,
    Fit fit,
    Optimisation last,
    List<ChosenCheckpoint> trainings,
    Optional<HonestScores> honest) {

  /** The same with other scores of rows held out. */
  LearnedModel withHonest(HonestScores other) {
    return new LearnedModel(
        name,
        row,
        taken,
        problem,
        settings,
        stages,
        method,
        fit,
        last,
        trainings,
        Optional.of(other));
  }
}
