package org.pubn.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HtmlTest {

  @Test
  void escapesForContentAndAttributes() {
    assertThat(Html.escape("<a href=\"x\" b='y'> & </a>"))
        .isEqualTo("&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt; &amp; &lt;/a&gt;");
  }

  @Test
  void emphasisAndCodeBecomeElements() {
    assertThat(Html.emphasised("a *lower error* on `mnist/135`."))
        .isEqualTo("a <em>lower error</em> on <code>mnist/135</code>.");
    assertThat(Html.emphasised("*a* and *b*")).isEqualTo("<em>a</em> and <em>b</em>");
  }

  @Test
  void emphasisIsTightAndItsContentEscaped() {
    assertThat(Html.emphasised("2 * 3 * 4")).isEqualTo("2 * 3 * 4");
    assertThat(Html.emphasised("*<b>* `a<b`")).isEqualTo("<em>&lt;b&gt;</em> <code>a&lt;b</code>");
    assertThat(Html.emphasised("`--tasks 'mnist/*' --methods '*'`"))
        .isEqualTo("<code>--tasks &#39;mnist/*&#39; --methods &#39;*&#39;</code>");
  }

  @Test
  void jsonCannotEndItsScript() {
    assertThat(Html.scriptSafe("[\"</script><!--\"]")).isEqualTo("[\"\\u003c/script>\\u003c!--\"]");
  }
}
