package org.pubn.lab.cli;

import java.util.List;
import java.util.Optional;
import org.pubn.app.cli.DirectoryArgument;
import org.pubn.lab.download.DatasetStore;
import org.pubn.lab.download.Verification;
import org.pubn.report.progress.ProgressDisplay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The data directory. */
@Command(
    name = "datasets",
    description = "Lists, fetches and verifies the data sets of the paper. MNIST needs nothing.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "(list | fetch | verify)")
final class DatasetsCommand {

  @Command(
      name = "list",
      description = "Shows every data set and whether it is there.",
      mixinStandardHelpOptions = true)
  int list(@Mixin DirectoryArgument directory) {
    store(directory).list(System.out);
    return 0;
  }

  @Command(
      name = "fetch",
      description =
          "Fetches a data set into the data directory. To continue an interrupted download, run the"
              + " same command again.",
      mixinStandardHelpOptions = true)
  int fetch(
      @Mixin DirectoryArgument directory,
      @Parameters(paramLabel = "ID", description = "The data set, as 'datasets list' shows it.")
          String id,
      @Option(
              names = "--from",
              paramLabel = "DIR|URL",
              description = "Take it from a directory, an archive or a URL of your own.")
          Optional<String> from,
      @Option(names = "--quiet", description = "Do not show progress.") boolean quiet) {
    try (ProgressDisplay display = ProgressDisplay.toStandardError(quiet)) {
      store(directory).fetch(id, from, display, System.out);
    }
    return 0;
  }

  @Command(
      name = "verify",
      description = "Checks every file of the data sets against its digest.",
      mixinStandardHelpOptions = true)
  int verify(
      @Mixin DirectoryArgument directory,
      @Parameters(arity = "0..*", paramLabel = "ID", description = "Which ones (default: all).")
          List<String> ids) {
    List<Verification> verifications =
        store(directory).verify(ids == null ? List.of() : ids, System.out);
    boolean damaged = verifications.stream().anyMatch(v -> v.state() == Verification.State.DAMAGED);
    return damaged ? 1 : 0;
  }

  private static DatasetStore store(DirectoryArgument directory) {
    return new DatasetStore(directory.resolved());
  }
}
