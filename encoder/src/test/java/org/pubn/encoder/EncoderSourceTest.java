package org.pubn.encoder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.storage.DataFormatException;

class EncoderSourceTest {

  @TempDir private Path directory;

  private void write(byte[] model, byte[] tokenizer) throws IOException {
    Files.write(directory.resolve("model.onnx"), model);
    Files.write(directory.resolve("tokenizer.json"), tokenizer);
  }

  @Test
  void aDirectoryCanHoldAnEncoder() throws IOException {
    EncoderSource packaged = EncoderSource.of(EncoderSource.DEFAULT);
    write(packaged.model(), packaged.tokenizer());
    EncoderSource copied = EncoderSource.of(directory.toString());

    assertThat(copied.digest()).isEqualTo(packaged.digest());
    try (DocumentEncoder encoder = new DocumentEncoder(copied)) {
      assertThat(encoder.columns()).isEqualTo(1152);
    }
  }

  @Test
  void whatIsNeitherNameNorDirectoryIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EncoderSource.of("elmo"))
        .withMessage(
            "encoder elmo: must be one of minilm-q, minilm, bge-small-q, bge-small or a directory"
                + " with an .onnx file and its tokenizer.json");
  }

  @Test
  void aDirectoryThatLacksAFileIsRefused() throws IOException {
    assertThatThrownBy(() -> EncoderSource.of(directory.toString()))
        .isInstanceOf(DataFormatException.class)
        .hasMessage(directory + ": has no tokenizer.json");
    Files.writeString(directory.resolve("tokenizer.json"), "{}");
    assertThatThrownBy(() -> EncoderSource.of(directory.toString()))
        .isInstanceOf(DataFormatException.class)
        .hasMessage(directory + ": has 0 .onnx files, must have one");
  }

  @Test
  void aDamagedNetworkIsNamed() throws IOException {
    EncoderSource packaged = EncoderSource.of(EncoderSource.DEFAULT);
    write(Arrays.copyOf(packaged.model(), 100_000), packaged.tokenizer());

    assertThatThrownBy(() -> new DocumentEncoder(EncoderSource.of(directory.toString())).close())
        .isInstanceOf(DataFormatException.class)
        .hasMessageStartingWith(directory + ": its .onnx file is damaged or not a network: ");
  }

  @Test
  void aDamagedTokenizerIsNamed() throws IOException {
    EncoderSource packaged = EncoderSource.of(EncoderSource.DEFAULT);
    write(packaged.model(), Arrays.copyOf(packaged.tokenizer(), 1000));

    assertThatThrownBy(() -> new DocumentEncoder(EncoderSource.of(directory.toString())).close())
        .isInstanceOf(DataFormatException.class)
        .hasMessageStartingWith(directory + ": its tokenizer.json is damaged: ");
  }
}
