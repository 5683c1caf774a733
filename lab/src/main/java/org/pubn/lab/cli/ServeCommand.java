package org.pubn.lab.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.pubn.classify.Classifier;
import org.pubn.serve.ScoringService;
import org.pubn.serve.ServiceOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A trained model as an HTTP service. */
@Command(
    name = "serve",
    description =
        "Answers HTTP requests with a trained model: rows as JSON in, scores as JSON out, and a"
            + " page to type a row in. Ctrl-C ends it once the requests under way are answered.",
    mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {

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
              + " There is no encryption and nobody is asked for a password.")
  String host = ServiceOptions.DEFAULT_HOST;

  @Option(
      names = "--max-body",
      paramLabel = "BYTES",
      description = "The longest request (default: ${DEFAULT-VALUE}).")
  int maxBody = ServiceOptions.DEFAULT_MAX_BODY_BYTES;

  @Override
  public Integer call() throws InterruptedException {
    ServiceOptions options = ServiceOptions.ofPort(port).withHost(host).withMaxBodyBytes(maxBody);
    Classifier classifier = ModelArgument.load(model);
    try (ScoringService service = ScoringService.start(classifier, options)) {
      Thread closing = new Thread(service::close, "close service");
      Runtime.getRuntime().addShutdownHook(closing);
      PrintWriter out = spec.commandLine().getOut();
      out.println("Serving " + model + " at " + service.address());
      out.flush();
      service.awaitClose();
    }
    return 0;
  }
}
