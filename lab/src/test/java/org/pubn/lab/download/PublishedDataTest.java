package org.pubn.lab.download;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The numbers of the catalog, compared with the data itself where a copy lies at hand. */
class PublishedDataTest {

  /** A copy for development, beside the project. */
  private static final Path COPY = Path.of("..", "..", "shared", "data");

  @TempDir private Path temporary;

  @Test
  void catalogue() {
    assertThat(DatasetCatalog.PUBLISHED.ids()).containsExactly("mnist", "cifar10", "newsgroups");
    assertThat(DatasetCatalog.CIFAR10.parts())
        .hasSize(6)
        .allSatisfy(
            part -> assertThat(((DatasetPart.ExpectedFile) part).bytes()).isEqualTo(30_730_000));
    assertThat(DatasetCatalog.NEWSGROUPS.tops())
        .containsExactly("20news-bydate-train", "20news-bydate-test");
  }

  @Test
  void cifar10() throws Exception {
    Path packed = COPY.resolve("cifar10").resolve("test_batch.bin.xz");
    assumeTrue(Files.exists(packed), "no copy of CIFAR-10 in " + COPY);
    String sums = Files.readString(COPY.resolve("SHA256SUMS"));
    for (DatasetPart part : DatasetCatalog.CIFAR10.parts()) {
      DatasetPart.ExpectedFile file = (DatasetPart.ExpectedFile) part;
      assertThat(sums).contains(file.checksum().hex() + "  " + file.path() + "\n");
    }

    Path batch = temporary.resolve("cifar-10-batches-bin").resolve("test_batch.bin");
    Files.createDirectories(batch.resolveSibling(""));
    run(new ProcessBuilder("xz", "-dc", packed.toString()).redirectOutput(batch.toFile()));
    DatasetPart expected = DatasetCatalog.CIFAR10.parts().get(5);
    assertThat(expected.firstProblem(temporary)).isEmpty();
  }

  @Test
  void newsgroups() throws Exception {
    Path packed = COPY.resolve("newsgroups").resolve("20news-bydate.tar.xz");
    assumeTrue(Files.exists(packed), "no copy of 20 Newsgroups in " + COPY);
    run(new ProcessBuilder("tar", "-xJf", packed.toString(), "-C", temporary.toString()));

    assertThat(DatasetCatalog.NEWSGROUPS.firstProblem(temporary)).isEmpty();
    for (DatasetPart part : DatasetCatalog.NEWSGROUPS.parts()) {
      try (Stream<Path> walk = Files.walk(temporary.resolve(part.path()))) {
        assertThat(walk.filter(Files::isRegularFile)).hasSize(((ExpectedTree) part).files());
      }
    }
  }

  private static void run(ProcessBuilder command) throws IOException, InterruptedException {
    assertThat(command.redirectError(ProcessBuilder.Redirect.INHERIT).start().waitFor()).isZero();
  }
}
