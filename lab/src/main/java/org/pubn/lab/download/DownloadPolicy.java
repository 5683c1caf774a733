package org.pubn.lab.download;

import java.time.Duration;

/**
 * How patient a download is.
 *
 * @param responseTimeout to wait for the first line of an answer
 * @param stallWindow to wait for {@code stallBytes} more bytes of the body
 * @param stallBytes a connection that brings fewer bytes than this in a window counts as broken
 * @param firstPause between the first two attempts; every further pause is twice as long
 */
record DownloadPolicy(
    Duration connectTimeout,
    Duration responseTimeout,
    Duration stallWindow,
    long stallBytes,
    int attempts,
    Duration firstPause) {

  /** For people at a terminal: a dead connection is noticed within half a minute. */
  static final DownloadPolicy DEFAULT =
      new DownloadPolicy(
          Duration.ofSeconds(20),
          Duration.ofSeconds(30),
          Duration.ofSeconds(30),
          30_000,
          5,
          Duration.ofSeconds(1));
}
