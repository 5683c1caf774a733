package org.pubn.lab.cli;

import java.util.List;
import org.pubn.app.cli.CommandProvider;

/** The commands that the laboratory adds to the program. */
public final class LabCommands implements CommandProvider {

  @Override
  public List<Class<?>> commands() {
    return List.of(
        DemoCommand.class,
        ReproduceCommand.class,
        ReportCommand.class,
        StudyCommand.class,
        DatasetsCommand.class);
  }
}
