package org.pubn.serve;

import static org.pubn.serve.RefusedRequestException.BAD_REQUEST;
import static org.pubn.serve.RefusedRequestException.OVERLOADED;
import static org.pubn.serve.RefusedRequestException.UNSUPPORTED_TYPE;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.pubn.classify.Classifier;

/** What there is to ask for, and what is said to those who ask wrongly. */
final class Routes {

  private static final String PREDICT = "/v1/predict";
  private static final String IMAGES = "image/";
  private static final Pattern TRAILING = Pattern.compile("/+$");
  private static final int NOT_FOUND = 404;
  private static final int NOT_ALLOWED = 405;
  private static final int FAILED = 500;

  private static final String ONLY_OURS =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:;"
          + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private final Scoring scoring;

  private Routes(Scoring scoring) {
    this.scoring = scoring;
  }

  static void add(RoutesConfig config, Classifier classifier, ServiceLimits limits) {
    List<InputField> fields = InputFields.of(classifier);
    Routes routes = new Routes(new Scoring(classifier, limits.maxRows()));
    config.post(PREDICT, routes::predict);
    get(config, "/v1/model", Json.CONTENT_TYPE, ModelCard.json(classifier, fields, limits));
    get(config, "/openapi.json", Json.CONTENT_TYPE, OpenApi.json(fields, classifier.columns()));
    get(config, "/health", Json.CONTENT_TYPE, health());
    get(config, "/", "text/html; charset=utf-8", resource("page.html"));
    get(config, "/page.css", "text/css; charset=utf-8", resource("page.css"));
    get(config, "/page.js", "text/javascript; charset=utf-8", resource("page.js"));
    config.exception(RefusedRequestException.class, (e, context) -> refuse(context, e));
    config.exception(HttpResponseException.class, (e, context) -> refuse(context, e));
    config.exception(Exception.class, (e, context) -> fail(context, e));
  }

  private static void get(RoutesConfig config, String path, String type, byte[] body) {
    config.get(
        path,
        context ->
            context.contentType(type).header("Content-Security-Policy", ONLY_OURS).result(body));
  }

  private static byte[] health() {
    return Json.bytes(
        json -> {
          json.writeStartObject();
          json.writeStringField("status", "ok");
          json.writeEndObject();
        });
  }

  private static byte[] resource(String name) {
    try (InputStream in = Routes.class.getResourceAsStream(name)) {
      return Objects.requireNonNull(in, name).readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void predict(Context context) {
    String type = Objects.requireNonNullElse(context.header("Content-Type"), "none");
    String kind = type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
    if (kind.startsWith(IMAGES) && scoring.takesPictures()) {
      context.contentType(Json.CONTENT_TYPE).result(answer(() -> scoring.picture(body(context))));
      return;
    }
    if (!kind.equals(Json.CONTENT_TYPE)) {
      throw new RefusedRequestException(
          UNSUPPORTED_TYPE,
          "content type "
              + Tokens.shortened(type)
              + ": must be "
              + Json.CONTENT_TYPE
              + (scoring.takesPictures() ? ", or that of a picture" : ""));
    }
    context.contentType(Json.CONTENT_TYPE).result(answer(() -> scoring.answer(body(context))));
  }

  /** What runs out of memory or stack is one request: the others go on. */
  private static byte[] answer(Supplier<byte[]> scored) {
    try {
      return scored.get();
    } catch (OutOfMemoryError | StackOverflowError e) {
      throw new RefusedRequestException(
          OVERLOADED, "the service is out of memory for this request; send fewer rows at a time");
    }
  }

  /** The body, which {@link WholeBodyHandler} has read. */
  private static byte[] body(Context context) {
    return (byte[]) context.req().getAttribute(WholeBodyHandler.BODY);
  }

  private static void refuse(Context context, int status, String message) {
    explain(context, message);
    answer(context, status, message);
  }

  private static void answer(Context context, int status, String message) {
    context.status(status).contentType(Json.CONTENT_TYPE).result(Json.error(message));
  }

  private static void explain(Context context, String reason) {
    Refusal.explain(ServletContextRequest.getServletContextRequest(context.req()), reason);
  }

  /** What is said about a row quotes it: the client is told, the log is not. */
  private static void refuse(Context context, RefusedRequestException e) {
    String message = String.valueOf(e.getMessage());
    explain(context, e.status() == BAD_REQUEST ? "the body cannot be understood" : message);
    answer(context, e.status(), message);
  }

  private static void refuse(Context context, HttpResponseException e) {
    String path = Tokens.shortened(context.path());
    if (e.getStatus() == NOT_FOUND) {
      refuse(context, NOT_FOUND, "path " + path + ": is not there; GET / shows what is");
    } else if (e.getStatus() == NOT_ALLOWED) {
      String allowed =
          TRAILING.matcher(context.path()).replaceFirst("").equals(PREDICT) ? "POST" : "GET";
      context.header("Allow", allowed);
      refuse(
          context,
          NOT_ALLOWED,
          "method " + context.method() + " on " + path + ": must be " + allowed);
    } else {
      refuse(context, e.getStatus(), String.valueOf(e.getMessage()));
    }
  }

  /** The message of an unforeseen exception may quote the request: only its place is logged. */
  private static void fail(Context context, Exception e) {
    explain(
        context,
        e.getClass().getName()
            + " at "
            + Arrays.stream(e.getStackTrace())
                .map(StackTraceElement::toString)
                .collect(Collectors.joining(", ")));
    answer(context, FAILED, "the service failed on this request; its log says where");
  }
}
