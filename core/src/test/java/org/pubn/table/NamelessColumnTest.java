package org.pubn.table;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

/** No table has a column without a name, so no encoding may ask for one. */
final class NamelessColumnTest {

  @Test
  void isRefused() {
    for (String name : List.of("", " ")) {
      assertThatIllegalArgumentException()
          .isThrownBy(
              () -> new TableEncoding(List.of(new NumberEncoding(name, 0, 1, false)), List.of()))
          .withMessage("a column has no name");
    }
  }
}
