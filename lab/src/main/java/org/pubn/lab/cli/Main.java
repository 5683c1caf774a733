package org.pubn.lab.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.pubn.classify.ProgramVersion;
import org.pubn.data.DataFormatException;
import org.pubn.lab.download.DatasetException;
import org.pubn.lab.result.ResultsException;
import org.pubn.learn.TrainingFailedException;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;

/** The program. Exit codes: 0 done, 1 failed, 2 the user's input is wrong. */
@Command(
    name = "pubn",
    description = "Learns a binary classifier from positive, unlabeled and biased negative data.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      DemoCommand.class,
      PriorCommand.class,
      AdviseCommand.class,
      ReproduceCommand.class,
      ReportCommand.class,
      PredictCommand.class,
      StudyCommand.class,
      DatasetsCommand.class,
      TrainCommand.class,
      EvaluateCommand.class,
      InspectCommand.class,
      ExportCommand.class,
      ServeCommand.class,
      AutoComplete.GenerateCompletion.class
    })
public final class Main {

  private static final int FAILED = 1;
  private static final int WRONG_INPUT = 2;

  /** The version option's answer. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"pubn " + ProgramVersion.current()};
    }
  }

  private Main() {}

  public static void main(String[] args) {
    System.exit(run(args));
  }

  /** Runs a command line and returns its exit code. */
  static int run(String... args) {
    CommandLine commandLine = new CommandLine(new Main());
    commandLine.setExecutionExceptionHandler(
        (exception, command, parsed) -> explain(exception, command));
    commandLine.setParameterExceptionHandler((exception, arguments) -> explain(exception));
    if (args.length == 0) {
      commandLine.usage(System.out);
      return WRONG_INPUT;
    }
    try {
      return commandLine.execute(args);
    } catch (OutOfMemoryError e) {
      commandLine
          .getErr()
          .println(
              "pubn: the memory is used up ("
                  + Runtime.getRuntime().maxMemory() / (1 << 20)
                  + " MB); give more, as in JAVA_OPTS=-Xmx8g ./pubn …");
      return FAILED;
    }
  }

  private static int explain(ParameterException exception) {
    CommandLine command = exception.getCommandLine();
    command.getErr().println("pubn: " + exception.getMessage());
    command
        .getErr()
        .println(
            "Try '" + command.getCommandSpec().qualifiedName() + " --help' for what is possible.");
    return WRONG_INPUT;
  }

  /** One sentence for mistakes of the user; the whole story for mistakes of ours. */
  private static int explain(Exception exception, CommandLine command) {
    if (exception instanceof IllegalArgumentException
        || exception instanceof DataFormatException
        || exception instanceof ResultsException) {
      command.getErr().println("pubn: " + exception.getMessage());
      return WRONG_INPUT;
    }
    if (exception instanceof IOException
        || exception instanceof UncheckedIOException
        || exception instanceof DatasetException
        || exception instanceof TrainingFailedException) {
      command.getErr().println("pubn: " + exception.getMessage());
      return FAILED;
    }
    exception.printStackTrace(command.getErr());
    return FAILED;
  }
}
