package org.pubn.lab.download;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.pubn.app.cli.Terminal;
import org.pubn.data.InputException;
import org.pubn.storage.IoReason;

/** Has a small data set fetched from a folder, as {@code datasets fetch --from} does. */
public final class FetchFromFolder {

  private FetchFromFolder() {}

  /** Lays out what is fetched. */
  public static void prepare(Path given) throws IOException {
    SmallDataset.unpackInto(given);
  }

  /** Fetches; what went wrong is told as on a terminal. */
  public static Terminal run(Path given, Path directory) {
    StoreFixture fixture = new StoreFixture(directory, SmallDataset.from());
    try {
      fixture.fetchFrom(given);
      return new Terminal(0, fixture.printed(), "");
    } catch (DatasetException | InputException e) {
      return new Terminal(1, fixture.printed(), "pubn: " + e.getMessage());
    } catch (UncheckedIOException e) {
      return new Terminal(1, fixture.printed(), "pubn: " + IoReason.sentence(e));
    }
  }
}
