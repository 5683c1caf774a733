package org.pubn.lab.download;

import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Downloads one file from one address. A broken connection is tried again some times; a download
 * that was begun, now or by an earlier process, is continued if the server says that its file is
 * still the same (RFC 9110, sections 13.1.5 and 14), else it starts over.
 */
final class HttpDownload {

  private static final Pattern CONTENT_RANGE =
      Pattern.compile("bytes (\\d{1,18})-\\d{1,18}/(\\d{1,18}|\\*)");
  private static final int BUFFER_BYTES = 1 << 16;

  private final DownloadPolicy policy;
  private final HttpExchange exchange;
  private final Progress progress;

  HttpDownload(DownloadPolicy policy, Progress progress) {
    this.policy = policy;
    this.progress = progress;
    exchange = new HttpExchange(policy);
  }

  /**
   * Completes a file.
   *
   * @param name what to call it in reports of progress
   * @param limit the download is given up beyond this many bytes
   * @throws SourceException if this address does not give the file
   */
  void complete(PartFile part, URI source, String name, long limit)
      throws SourceException, InterruptedException {
    Duration pause = policy.firstPause();
    for (int attempt = 1; ; attempt++) {
      try {
        attempt(part, source, name, limit);
        return;
      } catch (IOException e) {
        if (attempt == 1 && isUnreachable(e)) {
          throw new SourceException(source + " cannot be reached");
        }
        if (attempt == policy.attempts()) {
          throw new SourceException(
              "%s failed %d times, at last with: %s"
                  .formatted(source, attempt, DiskWriter.reason(e)));
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

  private void attempt(PartFile part, URI source, String name, long limit)
      throws IOException, InterruptedException, SourceException {
    long offset = part.size();
    HttpResponse<InputStream> response = exchange.ask(source, offset, part.validatorOf(source));
    try (InputStream body = response.body()) {
      long total;
      switch (response.statusCode()) {
        case 200 -> {
          part.restart(source, validator(response.headers()));
          total = response.headers().firstValueAsLong("Content-Length").orElse(0);
        }
        case 206 -> total = totalOfRange(response, part);
        case 416 -> {
          part.discard();
          throw new IOException("the server has fewer bytes than were downloaded before");
        }
        default -> throw refusal(source, response.statusCode());
      }
      if (total > limit || !copy(body, part, name, total, limit)) {
        part.discard();
        throw new SourceException(
            String.format(Locale.ROOT, "%s sends more than the %,d bytes allowed", source, limit));
      }
      if (part.size() < total) {
        throw new IOException(
            String.format(
                Locale.ROOT, "the answer ended after %,d of %,d bytes", part.size(), total));
      }
    }
  }

  /** Temporary troubles of the server are worth another attempt, other refusals are final. */
  private static IOException refusal(URI source, int status) throws SourceException {
    if (status == 408 || status == 429 || status >= 500) {
      return new IOException("the server answered " + status);
    }
    throw new SourceException(source + " answered " + status);
  }

  private static long totalOfRange(HttpResponse<?> response, PartFile part) throws IOException {
    String range = response.headers().firstValue("Content-Range").orElse("");
    Matcher matcher = CONTENT_RANGE.matcher(range);
    if (!matcher.matches() || Long.parseLong(matcher.group(1)) != part.size()) {
      part.discard();
      throw new IOException("the server sent the range \"" + range + "\", which was not asked for");
    }
    return matcher.group(2).equals("*") ? 0 : Long.parseLong(matcher.group(2));
  }

  /** Returns false, and stops, if there are more bytes than allowed. */
  private boolean copy(InputStream body, PartFile part, String name, long total, long limit)
      throws IOException {
    long done = part.size();
    byte[] buffer = new byte[BUFFER_BYTES];
    try (StallGuard guard = StallGuard.watching(body, policy);
        DiskWriter out = part.append()) {
      progress.update(name, done, total);
      for (int n = read(body, buffer, guard); n >= 0; n = read(body, buffer, guard)) {
        guard.count(n);
        done += n;
        if (done > limit) {
          return false;
        }
        out.write(buffer, n);
        progress.update(name, done, total);
      }
    }
    return true;
  }

  private int read(InputStream body, byte[] buffer, StallGuard guard) throws IOException {
    try {
      int n = body.read(buffer);
      if (n >= 0 || !guard.stalled()) {
        return n;
      }
    } catch (IOException e) {
      if (!guard.stalled()) {
        throw e;
      }
    }
    throw new IOException(
        String.format(
            Locale.ROOT,
            "fewer than %,d bytes came in %.1f seconds",
            policy.stallBytes(),
            policy.stallWindow().toMillis() / 1000.0));
  }

  /** A strong entity tag, else the date: what RFC 9110 allows in {@code If-Range}. */
  private static Optional<String> validator(HttpHeaders headers) {
    return headers
        .firstValue("ETag")
        .filter(tag -> tag.startsWith("\""))
        .or(() -> headers.firstValue("Last-Modified"));
  }
}
