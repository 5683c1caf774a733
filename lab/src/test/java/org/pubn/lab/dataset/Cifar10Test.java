package org.pubn.lab.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.directory.DataDirectory;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.lab.task.Task;
import org.pubn.storage.DataFormatException;

final class Cifar10Test {

  private static final List<String> NAMES = List.of("a.bin", "b.bin");

  @TempDir private Path directory;

  private final Cifar10 cifar = new Cifar10(DataDirectory.resolve(Optional.of("nowhere")));

  /** Three records: the label is the number of the record, a pixel its place modulo 251. */
  private static byte[] batch(int first) {
    byte[] bytes = new byte[3 * 3073];
    for (int record = 0; record < 3; record++) {
      bytes[record * 3073] = (byte) (first + record);
      for (int pixel = 0; pixel < 3072; pixel++) {
        bytes[record * 3073 + 1 + pixel] = (byte) ((pixel + first + record) % 251);
      }
    }
    return bytes;
  }

  private void unpacked(byte[] a, byte[] b) throws IOException {
    Path folder = Files.createDirectories(directory.resolve("cifar-10-batches-bin"));
    Files.write(folder.resolve("a.bin"), a);
    Files.write(folder.resolve("b.bin"), b);
  }

  private void archive(List<String> names) throws IOException {
    Path file = directory.resolve("cifar-10-binary.tar.gz");
    try (OutputStream out = Files.newOutputStream(file);
        TarArchiveOutputStream tar = new TarArchiveOutputStream(new GZIPOutputStream(out))) {
      for (String name : names) {
        byte[] bytes = name.equals("a.bin") ? batch(0) : batch(3);
        TarArchiveEntry entry = new TarArchiveEntry("cifar-10-batches-bin/" + name);
        entry.setSize(bytes.length);
        tar.putArchiveEntry(entry);
        tar.write(bytes);
        tar.closeArchiveEntry();
      }
    }
  }

  private Cifar10Batches read() {
    return Cifar10Batches.read(directory, NAMES, 3);
  }

  private void refused(String message) {
    assertThatExceptionOfType(DataFormatException.class)
        .isThrownBy(this::read)
        .withMessageContaining(message);
  }

  @Test
  void pixelsAreStandardizedByColor() throws IOException {
    unpacked(batch(0), batch(3));
    Cifar10Batches batches = read();
    assertThat(batches.classes().size()).isEqualTo(6);
    assertThat(batches.classes().get(4)).isEqualTo(4);
    DenseFeatures rows = batches.rows(new int[] {4, 1});
    assertThat(rows.rows()).isEqualTo(2);
    assertThat((double) rows.get(0, 0)).isCloseTo((4 / 255.0 - 0.4914) / 0.2023, within(1e-6));
    double green = (1024 + 4) % 251 / 255.0;
    assertThat((double) rows.get(0, 1024)).isCloseTo((green - 0.4822) / 0.1994, within(1e-6));
    double blue = (3071 + 1) % 251 / 255.0;
    assertThat((double) rows.get(1, 3071)).isCloseTo((blue - 0.4465) / 0.2010, within(1e-6));
  }

  @Test
  void theArchiveIsWorthTheSame() throws IOException {
    archive(List.of("readme.html", "b.bin", "a.bin"));
    DenseFeatures packed = read().rows(new int[] {0, 5});
    unpacked(batch(0), batch(3));
    DenseFeatures unpacked = read().rows(new int[] {0, 5});
    for (int column = 0; column < 3072; column++) {
      assertThat(packed.get(0, column)).isEqualTo(unpacked.get(0, column));
      assertThat(packed.get(1, column)).isEqualTo(unpacked.get(1, column));
    }
  }

  @Test
  void damagedFilesAreNamed() throws IOException {
    unpacked(batch(0), Arrays.copyOf(batch(3), 9000));
    refused("b.bin: has 9000 bytes, must have 9219");
    byte[] wrongLabel = batch(0);
    wrongLabel[2 * 3073] = 10;
    unpacked(wrongLabel, batch(3));
    refused("a.bin: record 2: label 10, must be 0 … 9");
    Files.delete(directory.resolve("cifar-10-batches-bin/b.bin"));
    refused("b.bin: is missing");
  }

  @Test
  void damagedArchivesAreNamed() throws IOException {
    archive(List.of("a.bin"));
    refused("cifar-10-binary.tar.gz: has 1 of the 2 batches a.bin, b.bin");
    archive(NAMES);
    Path file = directory.resolve("cifar-10-binary.tar.gz");
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length / 3));
    refused("cifar-10-binary.tar.gz: damaged");
    Files.write(file, new byte[] {1, 2, 3, 4});
    refused("cifar-10-binary.tar.gz: damaged");
  }

  @Test
  void theSmallPresetKeepsTheSharesOfTheSchedule() {
    assertThat(cifar.optimisation().epochs()).isEqualTo(30);
    assertThat(cifar.optimisation().rateDrops()).containsExactly(12, 18);
    assertThat(cifar.shortened()).get().asString().contains("16-32-64-128", "30 epochs");
    Cifar10 paper = cifar.with(preset("paper"));
    assertThat(paper.optimisation().epochs()).isEqualTo(200);
    assertThat(paper.optimisation().rateDrops()).containsExactly(80, 120);
    assertThat(paper.shortened()).isEmpty();
    assertThat(paper.model().columns()).isEqualTo(3072);
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> cifar.with(preset("tiny")))
        .withMessage("preset tiny: must be small or paper");
  }

  private static DatasetOptions preset(String name) {
    return new DatasetOptions(Optional.empty(), Optional.empty(), Optional.of(name));
  }

  @Test
  void tasksAreThoseOfThePaper() {
    assertThat(cifar.tasks())
        .extracting(Task::id)
        .containsExactly(
            "cifar10/vehicles/pu",
            "cifar10/vehicles/cat-dog-horse",
            "cifar10/vehicles/skewed",
            "cifar10/mammals/pu",
            "cifar10/mammals/bird-frog",
            "cifar10/mammals/car-truck");
    for (Task task : cifar.tasks()) {
      double shares = task.negativeShares().values().stream().mapToDouble(x -> x).sum();
      assertThat(shares).isCloseTo(task.hasNegatives() ? 1 : 0, within(1e-9));
    }
  }
}
