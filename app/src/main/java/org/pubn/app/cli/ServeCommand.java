package org.pubn.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.pubn.classify.Classifier;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.serve.BearerToken;
import org.pubn.serve.ScoringService;
import org.pubn.serve.ServiceLimits;
import org.pubn.serve.ServiceOptions;
import org.pubn.storage.AtomicFile;
import org.pubn.storage.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A trained model as an HTTP service. */
@Command(
    name = "serve",
    description =
        "Serves a trained model over HTTP: JSON rows in, JSON scores out, and a page to try a row."
            + " Ctrl-C stops it after the requests in progress have been answered.",
    mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {

  /** A photo of a telephone, and some more. */
  private static final int PICTURE_BYTES = 1 << 24;

  @Spec CommandSpec spec;

  @Option(
      names = "--model",
      required = true,
      paramLabel = "FILE",
      description = "The model, as 'train' wrote it.")
  Path model = Path.of("");

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port, 0 for any that is free (default: ${DEFAULT-VALUE}).")
  int port = ServiceOptions.DEFAULT_PORT;

  @Option(
      names = "--host",
      paramLabel = "HOST",
      description =
          "The address to listen on (default: ${DEFAULT-VALUE}, which other machines cannot reach)."
              + " There is no encryption: put a reverse proxy in front of it.")
  String host = ServiceOptions.DEFAULT_HOST;

  @Option(
      names = "--allow-host",
      paramLabel = "NAME",
      description =
          "A name that clients may call the service by, besides localhost and its own address;"
              + " several times for several names. Requests for other names are refused.")
  Set<String> allowedHosts = Set.of();

  @Option(
      names = "--token-file",
      paramLabel = "FILE",
      description =
          "A file with a secret of at least 16 characters; requests without \"Authorization: Bearer"
              + " SECRET\" are refused.")
  @Nullable Path tokenFile;

  @Option(
      names = "--max-body",
      paramLabel = "BYTES",
      description =
          "The longest request, in bytes (default: 1048576; for a model of pictures 16777216).")
  Optional<Integer> maxBody = Optional.empty();

  @Option(
      names = "--max-connections",
      paramLabel = "N",
      description = "How many connections at most (default: ${DEFAULT-VALUE}).")
  int maxConnections = ServiceLimits.DEFAULT.maxConnections();

  @Option(
      names = "--access-log",
      paramLabel = "FILE",
      description = "Adds a line for every request to this file; no row is written there.")
  @Nullable Path accessLog;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Classifier classifier = ModelArgument.load(model, spec);
    ServiceOptions options = options(classifier);
    warnings(options).forEach(this::warn);
    try (ScoringService service = ScoringService.start(classifier, options)) {
      Thread closing = new Thread(service::close, "close service");
      Runtime.getRuntime().addShutdownHook(closing);
      PrintWriter out = spec.commandLine().getOut();
      out.println("Serving " + Printable.line(model.toString()) + " at " + service.address());
      out.flush();
      service.awaitClose();
    }
    return 0;
  }

  private int longest(Classifier classifier) {
    boolean pictures = classifier.preprocessing().map(Preprocessing::takesPictures).orElse(false);
    return maxBody.orElse(pictures ? PICTURE_BYTES : ServiceLimits.DEFAULT.maxBodyBytes());
  }

  private ServiceOptions options(Classifier classifier) {
    ServiceOptions options =
        ServiceOptions.ofPort(port)
            .withHost(host)
            .withAllowedHosts(allowedHosts)
            .withLimits(
                ServiceLimits.DEFAULT
                    .withMaxBodyBytes(longest(classifier))
                    .withMaxConnections(maxConnections));
    if (tokenFile != null) {
      options = options.withToken(BearerToken.read(tokenFile));
    }
    if (accessLog != null) {
      AtomicFile.requireNoInput(
          accessLog, tokenFile == null ? List.of(model) : List.of(model, tokenFile));
      options = options.withAccessLog(accessLog);
    }
    return options;
  }

  private List<String> warnings(ServiceOptions options) {
    List<String> warnings = new ArrayList<>();
    if (!options.isLocal()) {
      warnings.add(
          "--host "
              + host
              + ": other machines can reach the service; what they send is not encrypted"
              + (tokenFile == null
                  ? ", and it answers everyone who reaches it (--token-file)"
                  : ""));
    }
    if (tokenFile != null && isReadableByOthers(tokenFile)) {
      warnings.add("--token-file " + tokenFile + ": other users of this machine can read it");
    }
    return warnings;
  }

  private void warn(String warning) {
    spec.commandLine().getErr().println("Warning: " + Printable.message(warning));
  }

  private static boolean isReadableByOthers(Path file) {
    try {
      return Files.getPosixFilePermissions(file).contains(PosixFilePermission.OTHERS_READ);
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }
}
