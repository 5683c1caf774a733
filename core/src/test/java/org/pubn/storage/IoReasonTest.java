package org.pubn.storage;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

final class IoReasonTest {

  @Test
  void aFileAndTheReason() {
    assertThat(IoReason.sentence(new NoSuchFileException("a.csv")))
        .isEqualTo("a.csv: does not exist");
    assertThat(IoReason.sentence(new AccessDeniedException("a.csv")))
        .isEqualTo("a.csv: permission denied");
    assertThat(IoReason.sentence(new FileSystemException("a.csv", null, "Read-only file system")))
        .isEqualTo("a.csv: read-only file system");
    assertThat(IoReason.sentence(new FileNotFoundException("a.csv (Permission denied)")))
        .isEqualTo("a.csv: permission denied");
    assertThat(IoReason.sentence(new FileNotFoundException("a.csv")))
        .isEqualTo("a.csv: does not exist");
  }

  @Test
  void aHostAndTheReason() {
    assertThat(IoReason.sentence(new UnknownHostException("example.invalid")))
        .isEqualTo(
            "example.invalid: this host is not known: is the name right, and is there a network?");
    assertThat(IoReason.sentence(new SocketTimeoutException())).isEqualTo("no answer in time");
  }

  @Test
  void neverNothing() {
    assertThat(IoReason.sentence(new IOException())).isEqualTo("IOException");
    assertThat(IoReason.sentence(new EOFException())).isEqualTo("ends too early");
    assertThat(IoReason.sentence(new IOException("No space left on device")))
        .isEqualTo("no space left on device");
    assertThat(IoReason.of(new IOException("URL is wrong"))).isEqualTo("URL is wrong");
  }

  private static String ofJson(String json) {
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      while (parser.nextToken() != null) {
        parser.getText();
      }
    } catch (IOException e) {
      return IoReason.of(e);
    }
    return "is JSON";
  }

  @Test
  void jsonIsToldWithoutWordsForProgrammers() {
    assertThat(ofJson("{\"x\": NaN}")).isEqualTo("Non-standard token 'NaN'");
    assertThat(ofJson("[1")).isEqualTo("Unexpected end-of-input: expected close marker for Array");
    assertThat(ofJson("[/ /]")).endsWith("maybe a (non-standard) comment?");
    assertThat(ofJson("[" + "9".repeat(2000) + "]"))
        .isEqualTo("Number value length (2000) exceeds the maximum allowed (1000)");
  }

  @Test
  void theReasonIsAddedToWhatWasSaid() {
    IOException denied = new AccessDeniedException("model.pubn");
    assertThat(IoReason.sentence(new UncheckedIOException(denied)))
        .isEqualTo("model.pubn: permission denied");
    assertThat(IoReason.sentence(new UncheckedIOException("model.pubn: cannot be read", denied)))
        .isEqualTo("model.pubn: cannot be read: permission denied");
    assertThat(
            IoReason.sentence(
                new UncheckedIOException("model.pubn: cannot be read: model.pubn", denied)))
        .isEqualTo("model.pubn: cannot be read: permission denied");
    assertThat(IoReason.sentence(new UncheckedIOException("the data cannot be read", denied)))
        .isEqualTo("the data cannot be read: model.pubn: permission denied");
    IOException told = new FileSystemException("x", null, "its directory does not exist");
    assertThat(IoReason.sentence(new UncheckedIOException("x: its directory does not exist", told)))
        .isEqualTo("x: its directory does not exist");
    assertThat(
            IoReason.sentence(
                new UncheckedIOException(
                    "port 80: cannot listen there: in use", new IOException("bind(2) says 98"))))
        .isEqualTo("port 80: cannot listen there: in use");
  }
}
