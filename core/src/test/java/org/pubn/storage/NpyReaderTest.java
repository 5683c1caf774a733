package org.pubn.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubn.data.DenseFeatures;

final class NpyReaderTest {

  @TempDir Path directory;

  private static String dictionary(String type, String shape) {
    return "{'descr': '" + type + "', 'fortran_order': False, 'shape': " + shape + ", }\n";
  }

  private Path file(int version, String header, byte[] values) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(new byte[] {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', (byte) version, 0});
    byte[] text = header.getBytes(StandardCharsets.UTF_8);
    ByteBuffer length = ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(text.length);
    out.write(length.array(), 0, version == 1 ? 2 : 4);
    out.write(text);
    out.write(values);
    return Files.write(directory.resolve("a.npy"), out.toByteArray());
  }

  private static byte[] floats(ByteOrder order, float... values) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * values.length).order(order);
    for (float value : values) {
      bytes.putFloat(value);
    }
    return bytes.array();
  }

  @Test
  void readsFloatsOfEveryVersionAndOrder() throws IOException {
    for (int version = 1; version <= 3; version++) {
      for (String order : new String[] {"<", ">"}) {
        ByteOrder bytes = order.equals(">") ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
        Path file =
            file(version, dictionary(order + "f4", "(3, 2)"), floats(bytes, 1, 2, 3, 4, 5, 6.5f));

        DenseFeatures features = NpyReader.read(file);

        assertThat(features.rows()).isEqualTo(3);
        assertThat(features.columns()).isEqualTo(2);
        assertThat(features.get(1, 0)).isEqualTo(3);
        assertThat(features.get(2, 1)).isEqualTo(6.5f);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "f8, 8, 4613937818241073152, 3",
    "i8, 8, -3, -3",
    "i4, 4, -3, -3",
    "i2, 2, -3, -3",
    "i1, 1, -3, -3",
    "u4, 4, -3, 4294967293",
    "u2, 2, -3, 65533",
    "u1, 1, -3, 253",
    "b1, 1, 1, 1"
  })
  void readsEveryType(String type, int size, long bits, double expected) throws IOException {
    byte[] values = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(bits).array();
    Path file = file(1, dictionary("<" + type, "(1,)"), Arrays.copyOf(values, size));

    assertThat(NpyReader.read(file).get(0, 0)).isEqualTo((float) expected);
  }

  @Test
  void readsInParts() throws IOException {
    Path file = file(1, dictionary("<f4", "(3, 1)"), floats(ByteOrder.LITTLE_ENDIAN, 1, 2, 3));
    try (NpyReader reader = new NpyReader(file)) {
      assertThat(reader.rows()).isEqualTo(3);
      assertThat(reader.next(2).get().get(1, 0)).isEqualTo(2);
      assertThat(reader.next(2).get().get(0, 0)).isEqualTo(3);
      assertThat(reader.next(2)).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          <f4 ; (3, 2, 1)          ; its array must have one or two dimensions
          <f4 ; ()                 ; its array must have one or two dimensions
          <f4 ; (4, 0)             ; its rows are empty, must have at least one number
          <f2 ; (2, 2)             ; numbers of type f2, must be one of f4, f8, i1, i2, i4, i8, u1, u2, u4, b1
          |O  ; (2, 2)             ; its header does not describe an array of numbers
          <f4 ; (3, 2)             ; has 86 bytes, an array of 3 × 2 numbers needs 94
          <f4 ; (1, 2)             ; has 86 bytes, an array of 1 × 2 numbers needs 78
          <f4 ; (0, 2)             ; has 86 bytes, an array of 0 × 2 numbers needs 70
          """)
  void refusesWhatIsNoTableOfNumbers(String type, String shape, String problem) throws IOException {
    Path file = file(1, dictionary(type, shape), floats(ByteOrder.LITTLE_ENDIAN, 1, 2, 3, 4));

    assertThatThrownBy(() -> NpyReader.read(file))
        .isInstanceOf(DataFormatException.class)
        .hasMessage(file + ": " + problem);
  }

  @Test
  void refusesSizesThatNoFileHas() throws IOException {
    Path file = file(1, dictionary("<f8", "(999999999999999999, 99)"), new byte[16]);

    assertThatThrownBy(() -> NpyReader.read(file))
        .isInstanceOf(DataFormatException.class)
        .hasMessageContaining("an array of 999999999999999999 × 99 numbers needs");
  }

  @Test
  void refusesFortranOrder() throws IOException {
    String header = dictionary("<f4", "(2, 2)").replace("False", "True");
    Path file = file(1, header, floats(ByteOrder.LITTLE_ENDIAN, 1, 2, 3, 4));

    assertThatThrownBy(() -> NpyReader.read(file))
        .hasMessage(file + ": is in Fortran order: save it with numpy.ascontiguousarray");
  }

  @Test
  void refusesNumbersThatAreNotFinite() throws IOException {
    Path file =
        file(1, dictionary("<f4", "(2, 2)"), floats(ByteOrder.LITTLE_ENDIAN, 1, 2, 3, Float.NaN));

    assertThatThrownBy(() -> NpyReader.read(file))
        .isInstanceOf(DataFormatException.class)
        .hasMessage(file + ": row 1, column 1, counted from 0: NaN is not a finite number");
  }

  @Test
  void refusesOtherFiles() throws IOException {
    Path text = Files.writeString(directory.resolve("b.npy"), "a,b,c,d,e\n1,2\n");
    assertThatThrownBy(() -> NpyReader.read(text)).hasMessage(text + ": is not a NumPy file");
    Path empty = Files.writeString(directory.resolve("c.npy"), "");
    assertThatThrownBy(() -> NpyReader.read(empty)).hasMessage(empty + ": ends too early");
    Path future = file(4, dictionary("<f4", "(1, 1)"), new byte[4]);
    assertThatThrownBy(() -> NpyReader.read(future))
        .hasMessage(future + ": format version 4, must be 1 … 3");
  }
}
