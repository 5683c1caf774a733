package org.pubn.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.ConnectException;
import java.net.http.HttpResponse;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ShutdownTest {

  @Test
  @Timeout(60)
  void aRequestUnderWayFinishes() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch mayEnd = new CountDownLatch(1);
    ScoringService service =
        ScoringService.start(
            Models.of(
                rows -> {
                  begun.countDown();
                  await(mayEnd);
                  return new float[] {2.5f};
                }),
            ServiceOptions.ofPort(0));
    Client client = new Client(service);
    CompletableFuture<HttpResponse<String>> response =
        CompletableFuture.supplyAsync(() -> client.predict("{\"features\": [[1]]}"));
    await(begun);
    CompletableFuture<Void> closing = CompletableFuture.runAsync(service::close);

    assertThatThrownBy(() -> closing.get(300, TimeUnit.MILLISECONDS))
        .isInstanceOf(TimeoutException.class);
    mayEnd.countDown();
    assertThat(response.get().statusCode()).isEqualTo(200);
    assertThat(response.get().body()).contains("\"score\":2.5");
    closing.get();
    service.awaitClose();
    assertThatThrownBy(() -> new RawClient(service)).isInstanceOf(ConnectException.class);
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }
}
