package org.pubn.storage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PrintableTest {

  @Test
  void ordinaryTextStays() {
    for (String text : new String[] {"", "größe = \"π̂\"", "C:\\temp", "日本語 😀"}) {
      assertThat(Printable.line(text)).isEqualTo(text);
      assertThat(Printable.message(text)).isEqualTo(text);
    }
  }

  @Test
  void controlsBecomeVisible() {
    assertThat(Printable.line("a\u001b[31mred\nb\r\t\0"))
        .isEqualTo("a\\u001b[31mred\\nb\\r\\t\\u0000");
    assertThat(Printable.line("\u009b\u007f\u202e\u2066\u2028\u200f"))
        .isEqualTo("\\u009b\\u007f\\u202e\\u2066\\u2028\\u200f");
  }

  @Test
  void quotationsAreCut() {
    String hundred = "x".repeat(100);
    assertThat(Printable.message("cell \"" + hundred + "\": bad"))
        .isEqualTo("cell \"" + hundred + "\": bad");
    assertThat(Printable.message("cell \"" + "x".repeat(10_000_000) + "\": bad, \"y\" is good"))
        .isEqualTo("cell \"" + hundred + "… (10000000 characters)\": bad, \"y\" is good");
  }

  @Test
  void longMessagesKeepBothEnds() {
    String message =
        Printable.message("begin " + "\"".repeat(1_000_001) + "z".repeat(9999) + " end");
    assertThat(message).hasSizeLessThan(2010).startsWith("begin ").endsWith(" end").contains(" … ");
  }
}
