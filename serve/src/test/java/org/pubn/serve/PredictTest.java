package org.pubn.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubn.classify.Classifier;
import org.pubn.data.DenseFeatures;
import org.pubn.numbers.Sigmoid;

/** Rows in, scores out, and what is said about rows that are none. */
class PredictTest {

  private static final ScoringService TABLE =
      ScoringService.start(Models.table(), ServiceOptions.ofPort(0));
  private static final ScoringService VECTORS =
      ScoringService.start(Models.linear(), ServiceOptions.ofPort(0));

  private final Client table = new Client(TABLE);
  private final Client vectors = new Client(VECTORS);

  @AfterAll
  static void close() {
    TABLE.close();
    VECTORS.close();
  }

  @Test
  void oneRow() {
    HttpResponse<String> response = table.predict("{\"row\": {\"age\": 42, \"job\": \"admin.\"}}");

    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.headers().firstValue("Content-Type")).hasValue("application/json");
    JsonNode predictions = Client.json(response).get("predictions");
    assertThat(predictions).hasSize(1);
    assertThat(predictions.get(0).get("score").floatValue()).isEqualTo(4.2f + 1 - 4);
    assertThat(predictions.get(0).get("probability").doubleValue())
        .isEqualTo(Sigmoid.of(4.2f + 1 - 4));
    assertThat(predictions.get(0).get("prediction").booleanValue()).isTrue();
  }

  @Test
  void manyRowsInTheirOrderWithColumnsInAnyOrder() {
    HttpResponse<String> response =
        table.predict(
            "{\"rows\": [{\"id\": [1, {}], \"job\": \"x\", \"age\": \"30\"},"
                + "{\"age\": 5e1, \"job\": true}, {\"age\": null, \"job\": null}]}");

    assertThat(Client.json(response).get("predictions").findValuesAsText("score"))
        .containsExactly("-1.0", "1.0", "-4.0");
  }

  @Test
  void readyMadeFeatures() {
    HttpResponse<String> response =
        vectors.predict("{\"features\": [[3, 1], [1.5, 0], [1e-3, 2]]}");
    Classifier classifier = Models.linear();
    DenseFeatures rows = DenseFeatures.of(2, 3, 1, 1.5f, 0, 1e-3f, 2);

    JsonNode predictions = Client.json(response).get("predictions");
    for (int row = 0; row < rows.rows(); row++) {
      JsonNode prediction = predictions.get(row);
      assertThat(prediction.get("score").floatValue()).isEqualTo(classifier.scores(rows)[row]);
      assertThat(prediction.get("probability").doubleValue())
          .isEqualTo(classifier.probabilities(rows)[row]);
      assertThat(prediction.get("prediction").booleanValue())
          .isEqualTo(classifier.predictions(rows)[row]);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"row\": {\"age\": 42}} | row: column job missing; send null where a value is not known",
        "{\"row\": {}} | row: columns age, job missing; send null where a value is not known",
        "{\"row\": {\"age\": \"old\", \"job\": 1}} | row, column \"age\": \"old\" is no age",
        "{\"rows\": [{\"age\": 1, \"job\": 1}, {\"age\": \"x\", \"job\": 1}]}"
            + " | rows[1], column \"age\": \"x\" is no age",
        "{\"row\": {\"age\": [42], \"job\": 1}}"
            + " | row.age: is an array, must be a text, a number or null",
        "{\"row\": {\"age\": 1, \"age\": 2, \"job\": 1}} | row.age: is there twice",
        "{\"row\": [42, \"admin.\"]} | row: must be an object with a field for every column",
        "{\"rows\": {\"age\": 42}} | rows: must be an array",
        "{\"rows\": []} | rows: has no rows, must have at least one",
        "{\"features\": [[1, 2]]} | features: is not a field of a request, must be {\"row\": {…}}"
            + " or {\"rows\": [{…}, …]}",
        "{\"row\": {\"age\": 1, \"job\": 1}, \"rows\": []}"
            + " | rows: a request has a single field, {\"row\": {…}} or {\"rows\": [{…}, …]}",
        "{} | body: is an empty object, must be {\"row\": {…}} or {\"rows\": [{…}, …]}",
        "[] | body: must be an object, {\"row\": {…}} or {\"rows\": [{…}, …]}",
        "'' | body: must be an object, {\"row\": {…}} or {\"rows\": [{…}, …]}",
        "{\"row\": {\"age\": 1, \"job\": 1}} {} | body: goes on after the end of the object",
      })
  void whatIsWrongWithARow(String body, String error) {
    HttpResponse<String> response = table.predict(body);

    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(Client.error(response)).isEqualTo(error);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"features\": [[1, 2], [1]]} | features[1]: has 1 numbers, the model takes 2",
        "{\"features\": [[1, 2, 3, []]]} | features[0]: has 4 numbers, the model takes 2",
        "{\"features\": [[1, \"2\"]]} | features[0][1]: \"2\" is not a number",
        "{\"features\": [[1, null]]} | features[0][1]: null is not a number",
        "{\"features\": [[1, 1e39]]}"
            + " | features[0][1]: 1e39 is beyond the largest number, ±3.4e38",
        "{\"features\": [1, 2]} | features[0]: must be an array of 2 numbers",
        "{\"row\": {}} | row: is not a field of a request, must be {\"features\": [[…], …]}",
        "{\"features\": [[3e38, -3e38]]} | rows: the score of a row overflows; its values are too"
            + " far from those of training",
      })
  void whatIsWrongWithAVector(String body, String error) {
    HttpResponse<String> response = vectors.predict(body);

    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(Client.error(response)).isEqualTo(error);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"row\": {\"age\": | at line 1, column",
        "{'row': 1} | Unexpected character",
        "{\"row\": {\"age\": NaN, \"job\": 1}} | Non-standard token 'NaN'",
        "{\"row\": [[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]} | must be an object with",
        "hello | Unrecognized token 'hello'",
      })
  void whatIsNoJson(String body, String part) {
    HttpResponse<String> response = table.predict(body);

    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(Client.error(response)).contains(part);
  }
}
