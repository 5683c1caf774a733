package org.pubn.lab.download;

import static org.pubn.report.table.Text.format;

import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pubn.data.Progress;
import org.pubn.lab.download.HttpExchange.RefusedException;
import org.pubn.storage.IoReason;

/**
 * Downloads an archive from the first address that has it. A broken connection is tried again some
 * times; a download that was begun, now or by an earlier process, is continued if the server says
 * that its file is still the same (RFC 9110, sections 13.1.5 and 14), else it starts over.
 */
final class HttpDownload {

  private static final Pattern CONTENT_RANGE =
      Pattern.compile("bytes (\\d{1,18})-\\d{1,18}/(\\d{1,18}|\\*)");

  private final DownloadableDataset dataset;
  private final PartFile part;
  private final DownloadPolicy policy;
  private final HttpExchange exchange;
  private final Progress progress;

  HttpDownload(
      DownloadableDataset dataset, PartFile part, DownloadPolicy policy, Progress progress) {
    this.dataset = dataset;
    this.part = part;
    this.policy = policy;
    this.progress = progress;
    exchange = new HttpExchange(policy);
  }

  /**
   * Completes the archive, unless an earlier process did and was stopped before it was unpacked.
   *
   * @throws DatasetException if no address has it; what may be continued later is kept
   */
  void from(List<URI> addresses) {
    if (part.size() > 0
        && part.checksum(dataset.checksum().algorithm()).equals(dataset.checksum())) {
      return;
    }
    List<String> failures = new ArrayList<>();
    for (URI address : addresses) {
      try {
        from(address);
        return;
      } catch (RefusedException e) {
        failures.add(e.getMessage());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new DatasetException(DatasetException.INTERRUPTED, e);
      }
    }
    throw new DatasetException(
        "%s could not be fetched (%s): %s, or pass a copy of %s with --from"
            .formatted(
                dataset.id(), String.join("; ", failures), whatToDo(), dataset.archiveName()));
  }

  private String whatToDo() {
    if (part.isResumable()) {
      return format("run the command again to continue after the first %,d bytes", part.size());
    }
    part.discard();
    return "check the network and run the command again";
  }

  private void from(URI source) throws RefusedException, InterruptedException {
    attempts(source);
    Checksum actual = part.checksum(dataset.checksum().algorithm());
    if (!actual.equals(dataset.checksum())) {
      part.discard();
      throw new RefusedException(
          source + " sent a file with " + actual + " instead of " + dataset.checksum());
    }
  }

  private void attempts(URI source) throws RefusedException, InterruptedException {
    Duration pause = policy.firstPause();
    for (int attempt = 1; ; attempt++) {
      try {
        attempt(source);
        return;
      } catch (RefusedException e) {
        throw e;
      } catch (IOException e) {
        if (attempt == 1 && isUnreachable(e)) {
          throw new RefusedException(source + " cannot be reached");
        }
        if (attempt == policy.attempts()) {
          throw new RefusedException(
              "%s failed %d times, at last with: %s".formatted(source, attempt, IoReason.of(e)));
        }
      }
      Thread.sleep(pause.toMillis());
      pause = pause.multipliedBy(2);
    }
  }

  /** Nobody is there or there is no network, so that waiting a second would not help. */
  private static boolean isUnreachable(IOException e) {
    return e instanceof ConnectException || e instanceof HttpConnectTimeoutException;
  }

  private void attempt(URI source) throws IOException, InterruptedException {
    HttpResponse<InputStream> response =
        exchange.ask(source, part.size(), part.validatorOf(source));
    try (StallGuard body = StallGuard.watching(response.body(), policy)) {
      long total = begin(source, response);
      long limit = dataset.archiveLimit();
      if (total > limit || !append(body, total, limit)) {
        part.discard();
        throw new RefusedException(
            format("%s sends more than the %,d bytes allowed", source, limit));
      }
      if (part.size() < total) {
        throw new IOException(
            format("the answer ended after %,d of %,d bytes", part.size(), total));
      }
    }
  }

  private boolean append(InputStream body, long total, long limit) throws IOException {
    String name = dataset.archiveName();
    return part.append(CountedStream.of(body, progress, name, part.size(), total), limit);
  }

  /** Makes the part file ready for the body of an answer; returns how long it will get, or 0. */
  private long begin(URI source, HttpResponse<?> response) throws IOException {
    int status = response.statusCode();
    switch (status) {
      case 200 -> {
        part.restart(source, validator(response.headers()));
        return response.headers().firstValueAsLong("Content-Length").orElse(0);
      }
      case 206 -> {
        String range = response.headers().firstValue("Content-Range").orElse("");
        Matcher matcher = CONTENT_RANGE.matcher(range);
        if (!matcher.matches() || Long.parseLong(matcher.group(1)) != part.size()) {
          part.discard();
          throw new IOException(
              "the server sent the range \"" + range + "\", which was not asked for");
        }
        return matcher.group(2).equals("*") ? 0 : Long.parseLong(matcher.group(2));
      }
      case 416 -> {
        part.discard();
        throw new IOException("the server has fewer bytes than were downloaded before");
      }
      default -> {
        // Temporary troubles of the server are worth another attempt, other refusals are final.
        if (status == 408 || status == 429 || status >= 500) {
          throw new IOException("the server answered " + status);
        }
        throw new RefusedException(source + " answered " + status);
      }
    }
  }

  /** A strong entity tag, else the date: what RFC 9110 allows in {@code If-Range}. */
  private static Optional<String> validator(HttpHeaders headers) {
    return headers
        .firstValue("ETag")
        .filter(tag -> tag.startsWith("\""))
        .or(() -> headers.firstValue("Last-Modified"));
  }
}
