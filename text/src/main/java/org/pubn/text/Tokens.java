package org.pubn.text;

import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * The tokens of a document: maximal runs of two or more letters, numbers of any kind (² and ½ are
 * numbers) or underscores of the lower-cased text. This is what scikit-learn's pattern {@code
 * \w\w+} finds.
 *
 * <p>A document is read in blocks that end at white space. No token spans white space, and neither
 * does any rule of lower-casing (the two small letters of Σ depend on their neighbors), so the
 * blocks give what the whole would.
 */
final class Tokens {

  private static final int BLOCK = 1 << 16;

  private Tokens() {}

  /** Gives every token to the consumer, in the order of the text. */
  static void forEach(Reader document, Consumer<String> consumer) throws IOException {
    char[] block = new char[BLOCK];
    int filled = fill(document, block, 0);
    while (filled == block.length) {
      int end = afterLastBlank(block);
      if (end == 0) {
        block = Arrays.copyOf(block, Math.multiplyExact(2, block.length));
      } else {
        split(new String(block, 0, end), consumer);
        System.arraycopy(block, end, block, 0, filled - end);
        filled -= end;
      }
      filled = fill(document, block, filled);
    }
    split(new String(block, 0, filled), consumer);
  }

  /** Reads until the block is full or the document ends; returns how much of it is filled. */
  private static int fill(Reader document, char[] block, int filled) throws IOException {
    int end = filled;
    while (end < block.length) {
      int count = document.read(block, end, block.length - end);
      if (count < 0) {
        break;
      }
      end += count;
    }
    return end;
  }

  private static int afterLastBlank(char[] block) {
    for (int i = block.length; i > 0; i--) {
      if (Character.isWhitespace(block[i - 1])) {
        return i;
      }
    }
    return 0;
  }

  private static void split(String text, Consumer<String> consumer) {
    String lower = text.toLowerCase(Locale.ROOT);
    int start = 0;
    int length = 0;
    for (int i = 0; i < lower.length(); ) {
      int character = lower.codePointAt(i);
      if (isPartOfToken(character)) {
        length++;
      } else {
        emit(lower, start, i, length, consumer);
        length = 0;
        start = i + Character.charCount(character);
      }
      i += Character.charCount(character);
    }
    emit(lower, start, lower.length(), length, consumer);
  }

  private static void emit(String text, int start, int end, int length, Consumer<String> consumer) {
    if (length >= 2) {
      consumer.accept(text.substring(start, end));
    }
  }

  private static boolean isPartOfToken(int character) {
    if (Character.isLetter(character) || character == '_') {
      return true;
    }
    int type = Character.getType(character);
    return type == Character.DECIMAL_DIGIT_NUMBER
        || type == Character.LETTER_NUMBER
        || type == Character.OTHER_NUMBER;
  }
}
