package org.pubn.bench.load;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.nio.ByteBuffer;
import java.util.Locale;

/** An HTTP response while it arrives: head, blank line, and as many bytes as the head declares. */
final class Answer {

  private static final String LENGTH = "content-length: ";

  private final ByteBuffer buffer = ByteBuffer.allocate(8192);

  /** Where arriving bytes go. */
  ByteBuffer buffer() {
    return buffer;
  }

  private String text() {
    return new String(buffer.array(), 0, buffer.position(), ISO_8859_1);
  }

  boolean isWhole() {
    String text = text();
    int end = text.indexOf("\r\n\r\n");
    if (end < 0) {
      return false;
    }
    String head = text.substring(0, end + 2).toLowerCase(Locale.ROOT);
    int length = head.indexOf(LENGTH);
    if (length < 0) {
      throw new IllegalStateException("an answer without a length: " + head);
    }
    String digits = head.substring(length + LENGTH.length(), head.indexOf('\r', length));
    return text.length() == end + 4 + Integer.parseInt(digits);
  }

  /** Whether it is a prediction. */
  boolean isGood() {
    String text = text();
    return text.startsWith("HTTP/1.1 200") && text.contains("{\"predictions\":[{\"score\":");
  }

  void clear() {
    buffer.clear();
  }
}
