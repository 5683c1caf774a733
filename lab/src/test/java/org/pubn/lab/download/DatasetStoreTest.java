package org.pubn.lab.download;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.data.Progress;

/** Listing and verifying, and fetching from copies that are already on the machine. */
class DatasetStoreTest {

  @TempDir private Path temporary;
  private Path directory = Path.of("");
  private Path given = Path.of("");

  @BeforeEach
  void makeDirectories() throws IOException {
    directory = Files.createDirectory(temporary.resolve("data"));
    given = Files.createDirectory(temporary.resolve("given"));
  }

  private StoreFixture store() {
    return new StoreFixture(directory, SmallDataset.from());
  }

  private StoreFixture complete() throws IOException {
    SmallDataset.unpackInto(given);
    StoreFixture fixture = store();
    fixture.fetchFrom(given);
    return fixture;
  }

  @Test
  void listsWhatThereIs() throws IOException {
    assertThat(store().list())
        .isEqualTo(
            """
            mnist        embedded  digits
            small        missing   a small data set (download 0 MB, unpacked 0 MB)
            data directory: %s
            """
                .formatted(directory));
    assertThat(complete().list()).contains("small        present ");
    Files.delete(directory.resolve("images/two.bin"));
    assertThat(store().list()).contains("small        damaged ");
  }

  @Test
  void embeddedNeedsNothing() {
    StoreFixture fixture = store();
    fixture.store.fetch("mnist", Optional.empty(), Progress.NONE, fixture.out());
    assertThat(fixture.printed()).startsWith("mnist is part of the program: nothing to fetch");
    assertThat(fixture.store.verify(List.of("mnist"), fixture.out()))
        .extracting(Verification::state)
        .containsExactly(Verification.State.EMBEDDED);
  }

  @Test
  void unknownIdsAreNamed() {
    StoreFixture fixture = store();
    assertThatThrownBy(
            () -> fixture.store.fetch("cifar", Optional.empty(), Progress.NONE, fixture.out()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("data set cifar: must be one of mnist, small");
  }

  @Test
  void makesTheDataDirectory() throws IOException {
    SmallDataset.unpackInto(given);
    StoreFixture fixture = new StoreFixture(directory.resolve("a/b"), SmallDataset.from());
    fixture.fetchFrom(given);
    fixture.assertComplete();
  }

  @Test
  void fetchesFromUnpackedFiles() throws IOException {
    Files.writeString(given.resolve("unrelated"), "stays where it is");
    complete().assertComplete();
  }

  @Test
  void fetchesFromADirectoryWithTheArchive() throws IOException {
    Files.write(given.resolve(SmallDataset.ARCHIVE_NAME), SmallDataset.archive());
    StoreFixture fixture = store();
    fixture.fetchFrom(given);
    fixture.assertComplete();
    assertThat(directory.resolve("images/readme.html")).exists();
  }

  @Test
  void fetchesFromTheArchive() throws IOException {
    StoreFixture fixture = store();
    fixture.fetchFrom(Files.write(given.resolve("renamed.tgz"), SmallDataset.archive()));
    fixture.assertComplete();
  }

  @Test
  void whatIsCompleteIsNotFetchedAgain() throws IOException {
    StoreFixture fixture = complete();
    fixture.fetch(); // it has no address to ask
    assertThat(fixture.printed()).contains("small is already complete in " + directory);
  }

  @Test
  void whatIsDamagedIsReplaced() throws IOException {
    StoreFixture fixture = complete();
    Files.writeString(directory.resolve("posts/a/1"), "changed");
    Files.writeString(directory.resolve("posts.sha256"), "changed");
    fixture.fetchFrom(given);
    fixture.assertComplete();
  }

  @Test
  void whatAKilledProcessLeftIsRemoved() throws IOException {
    SmallDataset.unpackInto(directory.resolve(".small.staging/new"));
    complete().assertComplete();
  }

  @Test
  void sourceWithNothingInIt() throws IOException {
    StoreFixture fixture = store();
    assertThat(fixture.failureFrom(given))
        .isEqualTo("--from " + given + ": must hold images and posts or small.tar.gz");
    fixture.assertHoldsOnly();
  }

  @Test
  void sourceThatIsNotThere() throws IOException {
    StoreFixture fixture = store();
    for (String from :
        List.of(given + "/nowhere", "ftp://example.org/x", "http:///x", "http:x y")) {
      assertThat(fixture.failureFrom(from))
          .isEqualTo(
              "--from " + from + ": must be an existing directory or archive, or an http address");
    }
    fixture.assertHoldsOnly();
  }

  @Test
  void sourceWithADamagedFile() throws IOException {
    SmallDataset.unpackInto(given);
    Files.writeString(given.resolve("images/two.bin"), "short");
    StoreFixture fixture = store();
    assertThat(fixture.failureFrom(given))
        .isEqualTo(
            given
                + " cannot be used for small (images/two.bin has 5 bytes instead of 60,000):"
                + " pass another copy with --from");
    fixture.assertHoldsOnly();
  }

  @Test
  void sourceWithAMissingFile() throws IOException {
    SmallDataset.unpackInto(given);
    Files.delete(given.resolve("images/two.bin"));
    StoreFixture fixture = store();
    assertThat(fixture.failureFrom(given)).contains("(images/two.bin is missing)");
    fixture.assertHoldsOnly();
  }

  @Test
  void archiveWithAnotherChecksum() throws IOException {
    byte[] archive = SmallDataset.archive();
    archive[50]++;
    Files.write(given.resolve(SmallDataset.ARCHIVE_NAME), archive);
    StoreFixture fixture = store();
    assertThat(fixture.failureFrom(given))
        .contains("small.tar.gz cannot be used for small (its checksum is MD5 ");
    fixture.assertHoldsOnly();
  }

  @Test
  void verifiesEverythingByDefault() throws IOException {
    StoreFixture fixture = store();
    assertThat(fixture.store.verify(List.of(), fixture.out()))
        .extracting(Verification::state)
        .containsExactly(Verification.State.EMBEDDED, Verification.State.MISSING);
    assertThat(fixture.printed())
        .isEqualTo(
            """
            mnist        embedded  part of the program
            small        missing   fetch it with: datasets fetch small
            """);
  }

  private void assertDamaged(String problem) {
    assertThat(store().verify())
        .isEqualTo(new Verification("small", Verification.State.DAMAGED, problem));
  }

  @Test
  void namesTheFirstBadFile() throws IOException {
    complete();
    Files.writeString(directory.resolve("posts/b/1"), "changed");
    assertDamaged("posts/b/1 differs from the original");
    Files.delete(directory.resolve("posts/a/2"));
    assertDamaged("posts/a/2 is missing");
    Files.writeString(directory.resolve("posts/a/.DS_Store"), "");
    assertDamaged("posts/a/.DS_Store does not belong to the data set");
    byte[] bytes = Files.readAllBytes(directory.resolve("images/two.bin"));
    bytes[7]++;
    Files.write(directory.resolve("images/two.bin"), bytes);
    assertDamaged("images/two.bin differs from the original");
    Files.delete(directory.resolve("images/one.bin"));
    assertDamaged("images/one.bin is missing");
  }

  @Test
  void namesTheTreeWhereThereIsNoListing() throws IOException {
    SmallDataset.unpackInto(directory);
    assertThat(store().verify().state()).isEqualTo(Verification.State.COMPLETE);
    Files.writeString(directory.resolve("posts/b/1"), "changed");
    assertDamaged("a file in posts differs from the original");
    Files.delete(directory.resolve("posts/b/1"));
    assertDamaged("posts has 2 files instead of 3");
    Files.writeString(directory.resolve("posts.sha256"), "garbage");
    assertDamaged("posts has 2 files instead of 3");
  }

  @Test
  void readersAreToldWhatToDo() throws IOException {
    DatasetStore store = store().store;
    assertThatThrownBy(() -> store.require("small"))
        .isInstanceOf(DatasetException.class)
        .hasMessage("small is not in " + directory + ": fetch it with: datasets fetch small");
    complete();
    assertThat(store.require("small")).isEqualTo(directory);
  }
}
