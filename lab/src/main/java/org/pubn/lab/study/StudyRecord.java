package org.pubn.lab.study;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.pubn.lab.result.ResultsException;
import org.pubn.lab.result.RunFile;
import org.pubn.lab.result.Session;

/**
 * {@code run.json} of a study: by which runs its results came about.
 *
 * @param study its name
 * @param sessions the runs, each of which continued the one before
 */
record StudyRecord(String study, List<Session> sessions) {

  private static final ObjectMapper JSON = new ObjectMapper();

  StudyRecord {
    sessions = List.copyOf(sessions);
  }

  /**
   * The record of a directory; one without runs if it has none.
   *
   * @throws ResultsException if it cannot be read
   */
  static StudyRecord of(Path directory) {
    Path path = directory.resolve(RunFile.NAME);
    if (!Files.exists(path)) {
      return new StudyRecord("priors", List.of());
    }
    try {
      return JSON.readValue(Files.readAllBytes(path), StudyRecord.class);
    } catch (JsonProcessingException e) {
      throw new ResultsException(
          path + ": is not the record of a study: " + e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw new ResultsException(path + ": cannot be read: " + e.getMessage(), e);
    }
  }

  StudyRecord with(Session latest) {
    List<Session> all = new ArrayList<>(sessions);
    all.add(latest);
    return new StudyRecord(study, all);
  }

  void write(Path directory) {
    RunFile.write(directory, this);
  }
}
