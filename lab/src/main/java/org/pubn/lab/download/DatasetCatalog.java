package org.pubn.lab.download;

import java.net.URI;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The data sets the paper uses and where they come from.
 *
 * @param embedded those that are part of the program
 * @param downloadable those to be fetched
 */
public record DatasetCatalog(
    List<EmbeddedDataset> embedded, List<DownloadableDataset> downloadable) {

  private static final String CIFAR10_DIRECTORY = "cifar-10-batches-bin/";

  /** A batch has 10,000 records of one label and 3 x 32 x 32 pixels. */
  private static final long CIFAR10_BATCH_BYTES = 10_000L * (1 + 3 * 32 * 32);

  /** CIFAR-10 (Krizhevsky, 2009), binary version. */
  public static final DownloadableDataset CIFAR10 =
      new DownloadableDataset(
          "cifar10",
          "CIFAR-10: small photographs, 32 x 32 coloured pixels, 50,000 + 10,000",
          "cifar-10-binary.tar.gz",
          List.of(URI.create("https://www.cs.toronto.edu/~kriz/cifar-10-binary.tar.gz")),
          Checksum.md5("c32a1d4ab5d03f1284b67883e8d87530"),
          ArchiveSizes.about(170_052_171, 6 * CIFAR10_BATCH_BYTES),
          List.of(
              cifar10Batch(
                  "data_batch_1.bin",
                  "cee916563c9f80d84e3cc88e17fdc0941787f1244f00a67874d45b261883ada5"),
              cifar10Batch(
                  "data_batch_2.bin",
                  "a591ca11fa1708a91ee40f54b3da4784ccd871ecf2137de63f51ada8b3fa57ed"),
              cifar10Batch(
                  "data_batch_3.bin",
                  "bbe8596564c0f86427f876058170b84dac6670ddf06d79402899d93ceea26f67"),
              cifar10Batch(
                  "data_batch_4.bin",
                  "014e562d6e23c72197cc727519169a60359f5eccd8945ad5a09d710285ff4e48"),
              cifar10Batch(
                  "data_batch_5.bin",
                  "755304fc0b379caeae8c14f0dac912fbc7d6cd469eb67a1029a08a39453a9add"),
              cifar10Batch(
                  "test_batch.bin",
                  "8e2eb146ae340b09e24670f29cabc6326dba54da8789dab6768acf480273f65b")));

  /** 20 Newsgroups (Lang, 1995), split by date, with headers, without duplicates. */
  public static final DownloadableDataset NEWSGROUPS =
      new DownloadableDataset(
          "newsgroups",
          "20 Newsgroups: posts to Usenet, split by date, 11,314 + 7,532",
          "20news-bydate.tar.gz",
          List.of(
              URI.create("http://qwone.com/~jason/20Newsgroups/20news-bydate.tar.gz"),
              URI.create("https://ndownloader.figshare.com/files/5975967")),
          Checksum.sha256("8f1b2514ca22a5ade8fbb9cfa5727df95fa587f4c87b786e15c759fa66d95610"),
          ArchiveSizes.about(14_500_000, 35_855_003),
          List.of(
              new ExpectedTree(
                  "20news-bydate-train",
                  11_314,
                  Checksum.sha256(
                      "6edac87fba05da9b77bd27e476c2055dd6e991065746753e14f6023a0768249a")),
              new ExpectedTree(
                  "20news-bydate-test",
                  7_532,
                  Checksum.sha256(
                      "816a85ff19796f9ad3fca0cad92833272418c697ada157e5c2b67ae2a84c82e2"))));

  /** MNIST, which is part of the program, CIFAR-10 and 20 Newsgroups. */
  public static final DatasetCatalog PUBLISHED =
      new DatasetCatalog(
          List.of(
              new EmbeddedDataset(
                  "mnist", "MNIST: handwritten digits, 28 x 28 grey pixels, 60,000 + 10,000")),
          List.of(CIFAR10, NEWSGROUPS));

  public DatasetCatalog {
    embedded = List.copyOf(embedded);
    downloadable = List.copyOf(downloadable);
  }

  private static ExpectedFile cifar10Batch(String name, String sha256) {
    return new ExpectedFile(CIFAR10_DIRECTORY + name, CIFAR10_BATCH_BYTES, Checksum.sha256(sha256));
  }

  /** The ids of all data sets, in the order they are listed. */
  List<String> ids() {
    return Stream.concat(
            embedded.stream().map(EmbeddedDataset::id),
            downloadable.stream().map(DownloadableDataset::id))
        .toList();
  }

  boolean isEmbedded(String id) {
    return embedded.stream().anyMatch(dataset -> dataset.id().equals(id));
  }

  /**
   * The data set with an id, to be downloaded.
   *
   * @throws IllegalArgumentException if there is no such data set
   */
  DownloadableDataset downloadable(String id) {
    return downloadable.stream()
        .filter(dataset -> dataset.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "data set "
                        + id
                        + ": must be one of "
                        + ids().stream().collect(Collectors.joining(", "))));
  }
}
