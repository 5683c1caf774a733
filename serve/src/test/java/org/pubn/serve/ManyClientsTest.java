package org.pubn.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.pubn.classify.Classifier;
import org.pubn.data.DenseFeatures;

/** Sixteen clients at once for two seconds: everybody gets the scores of their own rows. */
class ManyClientsTest {

  private static final int CLIENTS = 16;
  private static final int COLUMNS = 8;
  private static final Duration TIME = Duration.ofSeconds(2);

  private final Classifier classifier = Models.mlp(COLUMNS);

  @Test
  void everybodyGetsTheirOwnScores() throws InterruptedException, ExecutionException {
    ExecutorService threads = Executors.newFixedThreadPool(CLIENTS);
    try (ScoringService service = ScoringService.start(classifier, ServiceOptions.ofPort(0))) {
      long end = System.nanoTime() + TIME.toNanos();
      List<Callable<Integer>> clients = new ArrayList<>();
      for (int i = 0; i < CLIENTS; i++) {
        int number = i;
        clients.add(() -> askUntil(end, new Client(service), number));
      }
      for (Future<Integer> answers : threads.invokeAll(clients)) {
        assertThat(answers.get()).isPositive();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private int askUntil(long end, Client client, int number) {
    int answers = 0;
    do {
      float[] row = new float[COLUMNS];
      for (int i = 0; i < COLUMNS; i++) {
        row[i] = (number * 31 + answers * 7 + i) % 17 / 8f;
      }
      float score = classifier.scores(DenseFeatures.of(COLUMNS, row))[0];
      assertThat(client.predict(request(row)).body())
          .startsWith("{\"predictions\":[{\"score\":" + score + ",");
      answers++;
    } while (System.nanoTime() < end);
    return answers;
  }

  private static String request(float[] row) {
    StringBuilder text = new StringBuilder("{\"features\": [[");
    for (int i = 0; i < row.length; i++) {
      text.append(i == 0 ? "" : ", ").append(String.format(Locale.ROOT, "%s", row[i]));
    }
    return text.append("]]}").toString();
  }
}
