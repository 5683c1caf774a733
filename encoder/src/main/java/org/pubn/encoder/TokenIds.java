package org.pubn.encoder;

import ai.djl.huggingface.tokenizers.Encoding;
import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.LongStream;
import org.pubn.storage.DataFormatException;

/**
 * Texts as numbers of tokens, by a {@code tokenizer.json}. Truncation and padding that the file may
 * ask for are off. Safe for use by several threads.
 */
final class TokenIds implements AutoCloseable {

  /** Longer texts are tokenized in pieces, because a tokenizer keeps much about every token. */
  private static final int PIECE = 1 << 16;

  private final HuggingFaceTokenizer tokenizer;
  private final long[] prefix;
  private final long[] suffix;

  /**
   * @throws DataFormatException if the file is not a tokenizer
   */
  TokenIds(EncoderSource source) {
    try {
      tokenizer =
          HuggingFaceTokenizer.newInstance(
              new ByteArrayInputStream(source.tokenizer()),
              Map.of("truncation", "do_not_truncate", "padding", "do_not_pad"));
    } catch (IOException | RuntimeException e) {
      throw new DataFormatException(
          source.name(), "its tokenizer.json is damaged: " + e.getMessage(), e);
    }
    Encoding any = tokenizer.encode("a", true, false);
    long[] special = any.getSpecialTokenMask();
    int first = 0;
    while (first < special.length && special[first] == 1) {
      first++;
    }
    int last = special.length;
    while (last > first && special[last - 1] == 1) {
      last--;
    }
    prefix = Arrays.copyOf(any.getIds(), first);
    suffix = Arrays.copyOfRange(any.getIds(), last, special.length);
  }

  /** The special tokens before a text, such as [CLS]. */
  long[] prefix() {
    return prefix;
  }

  /** The special tokens after a text, such as [SEP]. */
  long[] suffix() {
    return suffix;
  }

  /** The tokens of a text, without special ones. */
  long[] of(String text) {
    LongStream.Builder ids = LongStream.builder();
    for (int start = 0; start < text.length(); ) {
      int end = pieceEnd(text, start);
      for (long id : piece(text.substring(start, end))) {
        ids.add(id);
      }
      start = end;
    }
    return ids.build().toArray();
  }

  private long[] piece(String text) {
    return tokenizer.encode(text, false, false).getIds();
  }

  /** Pieces end at white space, which no token spans, unless there is none. */
  private static int pieceEnd(String text, int start) {
    int most = start + PIECE;
    if (most >= text.length()) {
      return text.length();
    }
    for (int end = most; end > start; end--) {
      if (Character.isWhitespace(text.charAt(end - 1))) {
        return end;
      }
    }
    return Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
  }

  @Override
  public void close() {
    tokenizer.close();
  }
}
