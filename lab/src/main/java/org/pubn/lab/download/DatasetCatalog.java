package org.pubn.lab.download;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.pubn.data.InputException;

/**
 * The data sets the paper uses and where they come from.
 *
 * @param embedded descriptions of those that are part of the program, by id
 */
record DatasetCatalog(Map<String, String> embedded, List<DownloadableDataset> downloadable) {

  /** A batch has 10,000 records of one label and 3 x 32 x 32 pixels. */
  private static final long CIFAR10_BATCH_BYTES = 10_000L * (1 + 3 * 32 * 32);

  /** In the format of {@code sha256sum}. */
  private static final String CIFAR10_BATCHES =
      """
      cee916563c9f80d84e3cc88e17fdc0941787f1244f00a67874d45b261883ada5  data_batch_1.bin
      a591ca11fa1708a91ee40f54b3da4784ccd871ecf2137de63f51ada8b3fa57ed  data_batch_2.bin
      bbe8596564c0f86427f876058170b84dac6670ddf06d79402899d93ceea26f67  data_batch_3.bin
      014e562d6e23c72197cc727519169a60359f5eccd8945ad5a09d710285ff4e48  data_batch_4.bin
      755304fc0b379caeae8c14f0dac912fbc7d6cd469eb67a1029a08a39453a9add  data_batch_5.bin
      8e2eb146ae340b09e24670f29cabc6326dba54da8789dab6768acf480273f65b  test_batch.bin
      """;

  /** CIFAR-10 (Krizhevsky, 2009), binary version. */
  static final DownloadableDataset CIFAR10 =
      new DownloadableDataset(
          "cifar10",
          "CIFAR-10: small photographs, 32 x 32 color pixels, 50,000 + 10,000",
          "cifar-10-binary.tar.gz",
          List.of(URI.create("https://www.cs.toronto.edu/~kriz/cifar-10-binary.tar.gz")),
          new Checksum("c32a1d4ab5d03f1284b67883e8d87530"),
          170_052_171,
          6 * CIFAR10_BATCH_BYTES,
          CIFAR10_BATCHES.lines().map(DatasetCatalog::cifar10Batch).toList());

  /** 20 Newsgroups (Lang, 1995), split by date, with headers, without duplicates. */
  static final DownloadableDataset NEWSGROUPS =
      new DownloadableDataset(
          "newsgroups",
          "20 Newsgroups: posts to Usenet, split by date, 11,314 + 7,532",
          "20news-bydate.tar.gz",
          List.of(
              URI.create("http://qwone.com/~jason/20Newsgroups/20news-bydate.tar.gz"),
              URI.create("https://ndownloader.figshare.com/files/5975967")),
          new Checksum("8f1b2514ca22a5ade8fbb9cfa5727df95fa587f4c87b786e15c759fa66d95610"),
          14_500_000,
          35_855_003,
          List.of(
              new ExpectedTree(
                  "20news-bydate-train",
                  11_314,
                  new Checksum("6edac87fba05da9b77bd27e476c2055dd6e991065746753e14f6023a0768249a")),
              new ExpectedTree(
                  "20news-bydate-test",
                  7_532,
                  new Checksum(
                      "816a85ff19796f9ad3fca0cad92833272418c697ada157e5c2b67ae2a84c82e2"))));

  /** MNIST, which is part of the program, CIFAR-10 and 20 Newsgroups. */
  static final DatasetCatalog PUBLISHED =
      new DatasetCatalog(
          Map.of("mnist", "MNIST: handwritten digits, 28 x 28 gray pixels, 60,000 + 10,000"),
          List.of(CIFAR10, NEWSGROUPS));

  private static DatasetPart cifar10Batch(String line) {
    String[] words = line.split("  ", 2);
    return new DatasetPart.ExpectedFile(
        "cifar-10-batches-bin/" + words[1], CIFAR10_BATCH_BYTES, new Checksum(words[0]));
  }

  /** The ids of all data sets, in the order they are listed. */
  List<String> ids() {
    List<String> ids = new ArrayList<>(embedded.keySet());
    downloadable.forEach(dataset -> ids.add(dataset.id()));
    return ids;
  }

  /**
   * The data set with an id, to be downloaded.
   *
   * @throws InputException if there is no such data set
   */
  DownloadableDataset downloadable(String id) {
    return downloadable.stream()
        .filter(dataset -> dataset.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "data set " + id + ": must be one of " + String.join(", ", ids())));
  }
}
