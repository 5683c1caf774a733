package org.pubn.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TokensTest {

  private static List<String> tokens(Reader reader) {
    List<String> tokens = new ArrayList<>();
    try {
      Tokens.forEach(reader, tokens::add);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return tokens;
  }

  private static List<String> tokens(String text) {
    return tokens(new StringReader(text));
  }

  @Test
  void tokensAreRunsOfLettersNumbersAndUnderscores() {
    assertThat(tokens("It's a re-run: A1 of foo_bar, x² and 3.14!"))
        .containsExactly("it", "re", "run", "a1", "of", "foo_bar", "x²", "and", "14");
  }

  @Test
  void aSingleCharacterIsNoTokenEvenOutsideTheBasicPlane() {
    assertThat(tokens("x 𐐀 𐐀𐐁 ½")).containsExactly("𐐨𐐩");
  }

  @Test
  void combiningMarksEndATokenAsTheyDoInPython() {
    assertThat(tokens("cafe\u0301s İstanbul")).containsExactly("cafe", "stanbul");
  }

  @Test
  void theLastSigmaOfAWordIsAnotherLetter() {
    assertThat(tokens("ΟΔΟΣ ΣΑΣ' ΣΑ")).containsExactly("οδος", "σας", "σα");
  }

  @Test
  void blocksDoNotCutTokens() {
    String text = "word another ".repeat(20_000) + "ΟΔΟΣ";
    List<String> tokens = tokens(trickling(text));
    assertThat(tokens).hasSize(40_001).containsOnly("word", "another", "οδος");
  }

  @Test
  void aTokenLongerThanABlockStaysWhole() {
    String text = "a".repeat(200_000);
    assertThat(tokens(text + " end")).containsExactly(text, "end");
  }

  @Test
  void nothingHasNoTokens() {
    assertThat(tokens("")).isEmpty();
    assertThat(tokens(" \n\t .;- ")).isEmpty();
  }

  /** Gives few characters at a time, as a slow stream does. */
  private static Reader trickling(String text) {
    return new Reader() {
      private final Reader whole = new StringReader(text);

      @Override
      public int read(char[] target, int offset, int length) throws IOException {
        return whole.read(target, offset, Math.min(length, 7));
      }

      @Override
      public void close() {}
    };
  }
}
