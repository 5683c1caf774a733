package org.pubn.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the service says of itself, and to those who ask wrongly. */
class ServiceTest {

  private static final ServiceOptions OPTIONS =
      ServiceOptions.ofPort(0)
          .withLimits(ServiceLimits.DEFAULT.withMaxBodyBytes(10_000).withMaxRows(100));
  private static final ScoringService SERVICE = ScoringService.start(Models.table(), OPTIONS);
  private static final String ROW = "{\"age\": 42, \"job\": \"admin.\"}";

  private final Client client = new Client(SERVICE);

  @AfterAll
  static void close() {
    SERVICE.close();
  }

  @Test
  void itIsWell() {
    assertThat(client.get("/health").body()).isEqualTo("{\"status\":\"ok\"}");
  }

  @Test
  void theModelDescribesItself() {
    JsonNode model = Client.json(client.get("/v1/model"));

    assertThat(model.get("input").asText()).isEqualTo("rows");
    assertThat(model.get("columns").findValuesAsText("name")).containsExactly("age", "job");
    assertThat(model.get("threshold").asDouble()).isZero();
    assertThat(model.at("/provenance/method").asText()).isEqualTo("pubn");
    assertThat(model.at("/provenance/priors/pi").asDouble()).isEqualTo(0.4);
    assertThat(model.at("/limits/rows").asInt()).isEqualTo(100);
  }

  @Test
  void theDescriptionForProgramsNamesTheColumnsAndEveryReferenceLeadsSomewhere() {
    JsonNode api = Client.json(client.get("/openapi.json"));
    List<String> references = api.findValuesAsText("$ref");

    assertThat(api.get("openapi").asText()).isEqualTo("3.0.3");
    assertThat(fields(api.at("/components/schemas/Row/properties"))).containsExactly("age", "job");
    assertThat(fields(api.get("paths")))
        .containsExactly("/v1/predict", "/v1/model", "/health", "/openapi.json");
    assertThat(references)
        .isNotEmpty()
        .allSatisfy(reference -> assertThat(api.at(reference.substring(1)).isObject()).isTrue());
  }

  private static List<String> fields(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  @Test
  void thePageAsksNobodyElse() {
    HttpResponse<String> page = client.get("/");

    assertThat(page.headers().firstValue("Content-Type")).hasValue("text/html;charset=utf-8");
    assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
        .startsWith("default-src 'none'");
    assertThat(page.body() + client.get("/page.css").body() + client.get("/page.js").body())
        .doesNotContain("http:", "https:");
  }

  @ParameterizedTest
  @CsvSource({
    "GET, /v1/predict, POST",
    "GET, /v1/predict/, POST",
    "DELETE, /v1/predict, POST",
    "POST, /v1/model, GET",
    "PUT, /health, GET",
  })
  void anotherMethod(String method, String path, String allowed) {
    HttpResponse<String> response = client.send(method, path, "application/json", "");

    assertThat(response.statusCode()).isEqualTo(405);
    assertThat(response.headers().firstValue("Allow")).hasValue(allowed);
    assertThat(Client.error(response))
        .isEqualTo("method " + method + " on " + path + ": must be " + allowed);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/v2/predict", "/favicon.ico", "/v1/predict/x", "/page.html", "/..%2f"})
  void anotherPath(String path) {
    HttpResponse<String> response = client.get(path);

    assertThat(response.statusCode()).isBetween(400, 404);
    assertThat(Client.error(response)).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"text/plain", "application/x-www-form-urlencoded", "application/jsonx"})
  void anotherContentType(String type) {
    HttpResponse<String> response =
        client.send("POST", "/v1/predict", type, "{\"row\":" + ROW + "}");

    assertThat(response.statusCode()).isEqualTo(415);
    assertThat(Client.error(response))
        .isEqualTo("content type " + type + ": must be application/json");
  }

  @Test
  void anAnswerQuotesNoMoreThanNeeded() {
    String row = ROW.replace("42", "\"\\u001b" + "9".repeat(5000) + "\"");
    HttpResponse<String> response = client.predict("{\"row\":" + row + "}");

    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(Client.error(response)).hasSizeLessThan(300).contains("\\u001b99");
  }

  /** JSON is UTF-8 whatever is said of it. */
  @ParameterizedTest
  @ValueSource(strings = {"Application/JSON; charset=utf-8", "application/json;charset=\"x"})
  void aContentTypeMayNameItsCharset(String type) {
    String body = "{\"row\":" + ROW + "}";

    assertThat(client.send("POST", "/v1/predict", type, body).statusCode()).isEqualTo(200);
  }

  @Test
  void tooLong() {
    HttpResponse<String> response = client.predict("{\"row\":" + " ".repeat(10_000) + ROW + "}");

    assertThat(response.statusCode()).isEqualTo(413);
    assertThat(Client.error(response))
        .isEqualTo("body: longer than 10000 bytes; send fewer rows at a time");
  }

  @Test
  void tooManyRows() {
    String rows = (ROW + ",").repeat(100) + ROW;
    HttpResponse<String> response = client.predict("{\"rows\":[" + rows + "]}");

    assertThat(response.statusCode()).isEqualTo(413);
    assertThat(Client.error(response)).isEqualTo("rows: more than 100 rows");
  }

  @Test
  void aFailureOfOursShowsNothing() {
    try (ScoringService failing =
        ScoringService.start(Models.failing("secret"), ServiceOptions.ofPort(0))) {
      HttpResponse<String> response = new Client(failing).predict("{\"features\": [[1]]}");

      assertThat(response.statusCode()).isEqualTo(500);
      assertThat(response.body())
          .isEqualTo("{\"error\":\"the service failed on this request; its log says where\"}");
    }
  }

  @Test
  void aPortInUseIsASentence() {
    assertThatThrownBy(
            () -> ScoringService.start(Models.linear(), ServiceOptions.ofPort(SERVICE.port())))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage(
            "127.0.0.1:" + SERVICE.port() + ": cannot listen there: address already in use");
  }

  @Test
  void optionsAreChecked() {
    assertThatThrownBy(() -> ServiceOptions.ofPort(65536))
        .hasMessage("port 65536: must lie in 0 … 65535");
    assertThatThrownBy(() -> ServiceLimits.DEFAULT.withMaxBodyBytes(0))
        .hasMessage("max-body 0: must lie in 1 … 1073741824");
    assertThatThrownBy(() -> OPTIONS.withHost(" ")).hasMessage("host: must not be empty");
  }
}
