package org.pubn.serve;

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
import java.util.stream.Collectors;
import org.pubn.classify.Classifier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What there is to ask for, and what is said to those who ask wrongly. */
final class Routes {

  private static final Logger LOG = LoggerFactory.getLogger(Routes.class);

  private static final String PREDICT = "/v1/predict";
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

  static void add(RoutesConfig config, Classifier classifier, ServiceOptions options) {
    List<InputField> fields = InputFields.of(classifier);
    Routes routes = new Routes(new Scoring(classifier, options.maxRows()));
    config.post(PREDICT, routes::predict);
    get(config, "/v1/model", Json.CONTENT_TYPE, ModelCard.json(classifier, fields, options));
    get(config, "/openapi.json", Json.CONTENT_TYPE, OpenApi.json(fields, classifier.columns()));
    get(config, "/health", Json.CONTENT_TYPE, health());
    get(config, "/", "text/html; charset=utf-8", resource("page.html"));
    get(config, "/page.css", "text/css; charset=utf-8", resource("page.css"));
    get(config, "/page.js", "text/javascript; charset=utf-8", resource("page.js"));
    config.exception(
        RefusedRequestException.class,
        (e, context) -> refuse(context, e.status(), String.valueOf(e.getMessage())));
    config.exception(HttpResponseException.class, (e, context) -> refuse(context, e));
    config.exception(Exception.class, (e, context) -> fail(context, e));
  }

  private static void get(RoutesConfig config, String path, String type, byte[] body) {
    config.get(
        path,
        context ->
            context
                .contentType(type)
                .header("Content-Security-Policy", ONLY_OURS)
                .header("X-Content-Type-Options", "nosniff")
                .result(body));
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
    String type = Objects.requireNonNullElse(context.contentType(), "none");
    if (!type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT).equals(Json.CONTENT_TYPE)) {
      throw new RefusedRequestException(
          UNSUPPORTED_TYPE,
          "content type " + Tokens.shortened(type) + ": must be " + Json.CONTENT_TYPE);
    }
    context.contentType(Json.CONTENT_TYPE).result(scoring.answer(body(context)));
  }

  /** The body, which {@link WholeBodyHandler} has read. */
  private static byte[] body(Context context) {
    return (byte[]) context.req().getAttribute(WholeBodyHandler.BODY);
  }

  private static void refuse(Context context, int status, String message) {
    context.status(status).contentType(Json.CONTENT_TYPE).result(Json.error(message));
  }

  private static void refuse(Context context, HttpResponseException e) {
    String path = Tokens.shortened(context.path());
    if (e.getStatus() == NOT_FOUND) {
      refuse(context, NOT_FOUND, "path " + path + ": is not there; GET / shows what is");
    } else if (e.getStatus() == NOT_ALLOWED) {
      String allowed = context.path().equals(PREDICT) ? "POST" : "GET";
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
    if (LOG.isErrorEnabled()) {
      LOG.error(
          "a request failed: {} at {}",
          e.getClass().getName(),
          Arrays.stream(e.getStackTrace())
              .map(StackTraceElement::toString)
              .collect(Collectors.joining(", ")));
    }
    refuse(context, FAILED, "the service failed on this request; its log says where");
  }
}
