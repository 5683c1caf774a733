package org.pubn.lab.study;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.pubn.lab.result.RunFile;
import org.pubn.lab.result.Session;

/**
 * {@code run.json} of a study: by which runs its results came about.
 *
 * @param sessions the runs, each of which continued the one before
 */
record StudyRecord(String study, List<Session> sessions) {

  /** The record of a study in a directory; one without runs if it has none. */
  static StudyRecord of(Path directory, String study) {
    return RunFile.isIn(directory)
        ? RunFile.read(directory, "a study", StudyRecord.class, Map.of())
        : new StudyRecord(study, List.of());
  }

  StudyRecord with(Session latest) {
    return new StudyRecord(study, Stream.concat(sessions.stream(), Stream.of(latest)).toList());
  }
}
