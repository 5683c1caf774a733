package org.pubn.lab.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.pubn.storage.DataFormatException;

class IdxReaderPropertyTest {

  @Property
  void whatIsWrittenIsRead(@ForAll @Size(max = 50) byte[] values, @ForAll boolean packed)
      throws IOException {
    byte[] plain = IdxFiles.file(IdxFiles.LABELS, new int[] {values.length}, values);

    IdxArray labels = read(packed ? IdxFiles.gzip(plain) : plain);

    assertThat(labels.items()).isEqualTo(values.length);
    for (int i = 0; i < values.length; i++) {
      assertThat((byte) labels.get(i, 0)).isEqualTo(values[i]);
    }
  }

  @Property
  void everyTruncationIsNoticed(
      @ForAll @Size(min = 1, max = 20) byte[] values,
      @ForAll @IntRange(min = 1, max = 28) int missing,
      @ForAll boolean packed) {
    byte[] plain = IdxFiles.file(IdxFiles.LABELS, new int[] {values.length}, values);
    byte[] file = packed ? IdxFiles.gzip(plain) : plain;
    byte[] cut = Arrays.copyOf(file, Math.max(0, file.length - missing));

    assertThatThrownBy(() -> read(cut)).isInstanceOf(DataFormatException.class);
  }

  @Property
  void noBytesBringTheReaderDown(@ForAll @Size(max = 40) byte[] tail, @ForAll boolean magic) {
    byte[] file = magic ? IdxFiles.file(IdxFiles.LABELS, new int[0], tail) : tail;
    try {
      assertThat(read(file).items()).isEqualTo(tail.length - 4);
    } catch (DataFormatException e) {
      assertThat(e).hasMessageStartingWith("labels: ");
    } catch (IOException e) {
      throw new AssertionError("bytes in memory cannot fail to be read", e);
    }
  }

  private static IdxArray read(byte[] file) throws IOException {
    return IdxReader.labels(new ByteArrayInputStream(file), "labels");
  }
}
