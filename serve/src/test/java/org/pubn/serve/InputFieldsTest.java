package org.pubn.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InputFieldsTest {

  @TempDir private Path directory;

  @Test
  void columnsOfATableHaveTheirKinds() throws IOException {
    assertThat(InputFields.of(Models.people(directory)))
        .containsExactly(
            new InputField("age", InputField.Kind.NUMBER, List.of()),
            new InputField("balance", InputField.Kind.NUMBER, List.of()),
            new InputField(
                "job", InputField.Kind.CATEGORY, List.of("<b>'x'</b>", "admin.", "cook")));
  }

  @Test
  void columnsOfAnotherPreprocessingAreText() {
    assertThat(InputFields.of(Models.table()))
        .containsExactly(
            InputField.of("age", InputField.Kind.TEXT), InputField.of("job", InputField.Kind.TEXT));
  }

  @Test
  void vectorsHaveNoColumns() {
    assertThat(InputFields.of(Models.linear())).isEmpty();
  }
}
