package org.pubn.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.pubn.data.InputException;
import org.pubn.learn.TrainingFailedException;
import org.pubn.origin.ProgramVersion;
import org.pubn.storage.IoReason;
import org.pubn.storage.Printable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.TypeConversionException;

/** The program. Exit codes: 0 done, 1 failed, 2 the user's input is wrong. */
@Command(
    name = "pubn",
    description = "Learns a binary classifier from positive, unlabeled and biased negative data.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    synopsisSubcommandLabel = "COMMAND")
public final class Main {

  private static final List<Class<?>> COMMANDS =
      List.of(
          PriorCommand.class,
          WeightsCommand.class,
          AdviseCommand.class,
          PredictCommand.class,
          TrainCommand.class,
          EvaluateCommand.class,
          InspectCommand.class,
          ExportCommand.class,
          ServeCommand.class,
          AutoComplete.GenerateCompletion.class);

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
    return run(commandLine(args), args);
  }

  /** The program with the commands of all modules, of which those named are read in full. */
  static CommandLine commandLine(String... args) {
    CommandLine commandLine = new CommandLine(new Main());
    LazyCommands commands = new LazyCommands(commandLine, args);
    COMMANDS.forEach(commands::add);
    for (CommandProvider provider : ServiceLoader.load(CommandProvider.class)) {
      provider.commands().forEach(commands::add);
    }
    return commandLine;
  }

  static int run(CommandLine commandLine, String... args) {
    commandLine.registerConverter(Path.class, Main::path);
    commandLine.setExecutionStrategy(Main::execute);
    commandLine.setExecutionExceptionHandler(
        (exception, command, parsed) -> explain(exception, command));
    commandLine.setParameterExceptionHandler((exception, arguments) -> explain(exception));
    if (args.length == 0) {
      commandLine.usage(System.out);
      return WRONG_INPUT;
    }
    try {
      int code = commandLine.execute(args);
      if (code == 0) {
        new CheckedOutput(System.out).flush();
      }
      return code;
    } catch (IOException e) {
      return explain(e, commandLine);
    } catch (OutOfMemoryError e) {
      commandLine
          .getErr()
          .println(
              "pubn: out of memory ("
                  + Runtime.getRuntime().maxMemory() / (1 << 20)
                  + " MB); give more, as in JAVA_OPTS=-Xmx8g ./pubn …");
      return FAILED;
    }
  }

  /** An empty name would be the current directory, which nobody means by it. */
  private static Path path(String name) {
    if (name.isEmpty()) {
      throw new TypeConversionException("is empty: must name a file or a directory");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new TypeConversionException("\"" + name + "\": cannot be the name of a file");
    }
  }

  /** Help keeps its colors; of all else nothing reaches the terminal but text. */
  private static int execute(ParseResult parsed) {
    Integer help = CommandLine.executeHelpRequest(parsed);
    if (help != null) {
      return help;
    }
    parsed.asCommandLineList().forEach(PrintableWriter::install);
    return new RunLast().execute(parsed);
  }

  /** The one place where mistakes and failures are told. */
  private static void tell(CommandLine command, @Nullable String sentence) {
    command.getErr().println("pubn: " + Printable.message(String.valueOf(sentence)));
  }

  private static int explain(ParameterException exception) {
    CommandLine command = exception.getCommandLine();
    tell(command, OptionWords.told(exception));
    command
        .getErr()
        .println("Try '" + command.getCommandSpec().qualifiedName() + " --help' for usage.");
    return WRONG_INPUT;
  }

  /** One sentence for mistakes of the user; the whole story for mistakes of ours. */
  private static int explain(Exception exception, CommandLine command) {
    if (exception instanceof InputException) {
      tell(command, OptionWords.told(exception, command.getCommandSpec()));
      return WRONG_INPUT;
    }
    if (exception instanceof IOException failure) {
      tell(command, IoReason.sentence(failure));
      return FAILED;
    }
    if (exception instanceof UncheckedIOException failure) {
      tell(command, IoReason.sentence(failure));
      return FAILED;
    }
    if (exception instanceof TrainingFailedException) {
      tell(command, exception.getMessage());
      return FAILED;
    }
    exception.printStackTrace(command.getErr());
    command
        .getErr()
        .println(
            "pubn: this is a bug in pubn, not a mistake in your input; please report it with the"
                + " lines above and your command (pubn "
                + ProgramVersion.current()
                + ", Java "
                + Runtime.version()
                + ")");
    return FAILED;
  }
}
