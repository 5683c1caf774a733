package org.pubn.lab.cli;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.regex.PatternSyntaxException;
import org.pubn.data.InputException;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.task.Task;

/** The tasks that {@code --tasks} names, by a pattern such as {@code mnist/*}. */
final class TaskPattern {

  /** All tasks whose data is at hand. */
  static final String ALL = "**";

  private TaskPattern() {}

  /**
   * The tasks that a pattern matches; for {@link #ALL} those whose data is at hand.
   *
   * @throws InputException if it is not a pattern, or matches nothing
   */
  static List<Task> matching(String pattern, Datasets datasets) {
    PathMatcher matcher = matcher(pattern);
    boolean all = pattern.equals(ALL);
    List<Task> matching =
        datasets.all().stream()
            .filter(dataset -> !all || dataset.isAtHand())
            .flatMap(dataset -> dataset.tasks().stream())
            .filter(task -> matcher.matches(Path.of(task.id())))
            .toList();
    if (matching.isEmpty()) {
      throw new InputException(
          "--tasks "
              + pattern
              + ": matches none of "
              + String.join(", ", datasets.tasks().stream().map(Task::id).toList()));
    }
    return matching;
  }

  private static PathMatcher matcher(String pattern) {
    try {
      return FileSystems.getDefault().getPathMatcher("glob:" + pattern);
    } catch (PatternSyntaxException e) {
      throw new InputException(
          "--tasks " + pattern + ": is not a pattern: " + e.getDescription(), e);
    }
  }
}
