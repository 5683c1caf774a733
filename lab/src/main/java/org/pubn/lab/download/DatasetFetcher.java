package org.pubn.lab.download;

import static org.pubn.report.table.Text.format;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.pubn.data.InputException;
import org.pubn.data.Progress;
import org.pubn.storage.IoReason;

/**
 * Brings one data set into the data directory: archive, checksum, unpacking beside the target,
 * verification, rename. Whatever fails on the way, the directory has the data set complete or not
 * at all (or as damaged as it was before).
 */
record DatasetFetcher(
    DownloadableDataset dataset,
    Path directory,
    DownloadPolicy policy,
    Disk disk,
    Progress progress) {

  /**
   * Fetches the data set.
   *
   * @param from the value of {@code --from}: another address of the archive, the archive itself, or
   *     a directory with the archive or with what it unpacks to; empty to ask the publisher
   * @return false if it was there already, complete
   * @throws InputException if {@code from} is neither an address nor something that exists
   */
  boolean fetch(Optional<String> from) {
    PartFile part = new PartFile(directory.resolve(dataset.archiveName() + ".part"), disk);
    Runnable fetch =
        from.map(value -> fetchFrom(value, part))
            .orElse(() -> fetchRemote(dataset.sources(), part));
    return DatasetLock.holding(
        directory,
        dataset.id(),
        () -> {
          if (dataset.verify(directory).state() == Verification.State.COMPLETE) {
            return false;
          }
          fetch.run();
          part.discard();
          return true;
        });
  }

  private Runnable fetchFrom(String from, PartFile part) {
    String mustExist =
        "--from " + from + ": must be an existing directory or archive, or an http address";
    try {
      if (from.toLowerCase(Locale.ROOT).matches("https?:.*")) {
        URI address = new URI(from);
        if (HttpExchange.canAsk(address)) {
          return () -> fetchRemote(List.of(address), part);
        }
      } else if (Files.exists(Path.of(from))) {
        return () -> fetchLocal(Path.of(from));
      }
      throw new InputException(mustExist);
    } catch (URISyntaxException | InvalidPathException e) {
      throw new InputException(mustExist, e);
    }
  }

  private void fetchRemote(List<URI> addresses, PartFile part) {
    requireSpace(dataset.archiveBytes() - part.size() + dataset.unpackedBytes());
    new HttpDownload(dataset, part, policy, progress).from(addresses);
    try {
      install(fresh -> unpack(part.path(), fresh));
    } catch (IOException e) {
      // It has the right checksum, so that no other copy would do better.
      part.discard();
      throw refused(dataset.archiveName(), e);
    }
  }

  private void fetchLocal(Path given) {
    boolean inDirectory = Files.isDirectory(given);
    boolean unpacked = inDirectory && !dataset.isAbsentFrom(given);
    Path archive = inDirectory ? given.resolve(dataset.archiveName()) : given;
    if (inDirectory && !unpacked && !Files.isRegularFile(archive)) {
      throw new DatasetException(
          "--from %s: must hold %s or %s"
              .formatted(given, String.join(" and ", dataset.tops()), dataset.archiveName()));
    }
    requireSpace(dataset.unpackedBytes());
    try {
      if (unpacked) {
        install(fresh -> copyFiles(given, fresh));
        return;
      }
      Checksum actual = Checksum.of(dataset.checksum().algorithm(), archive);
      if (!actual.equals(dataset.checksum())) {
        throw new IOException("its checksum is " + actual + " instead of " + dataset.checksum());
      }
      install(fresh -> unpack(archive, fresh));
    } catch (IOException e) {
      throw refused(unpacked ? given.toString() : archive.toString(), e);
    }
  }

  private DatasetException refused(String origin, IOException e) {
    return new DatasetException(
        "%s cannot be used for %s (%s): pass another copy with --from"
            .formatted(origin, dataset.id(), IoReason.sentence(e)),
        e);
  }

  private void requireSpace(long needed) {
    long free = Disk.attempt(directory, () -> disk.freeBytes(directory));
    if (free < needed) {
      throw new DatasetException(
          format(
              "%s needs %,d bytes in %s, where %,d are free: free some space or choose another"
                  + " directory with --data-dir",
              dataset.id(), needed, directory, free));
    }
  }

  private void unpack(Path archive, Path fresh) throws IOException {
    new Unpacker(disk, progress)
        .unpack(archive, dataset.archiveName(), fresh, dataset.unpackedLimit());
  }

  /** Copies unpacked files, and only those that belong to the data set. */
  private void copyFiles(Path given, Path fresh) throws IOException {
    List<Path> files = new ArrayList<>();
    for (DatasetPart part : dataset.parts()) {
      if (!part.existsIn(given)) {
        throw new IOException(part.path() + " is missing");
      }
      try (Stream<Path> walk = Files.walk(given.resolve(part.path()))) {
        walk.filter(Files::isRegularFile).forEach(files::add);
      }
    }
    long total = 0;
    for (Path file : files) {
      total += Files.size(file);
    }
    CountedStream.start(progress, "copying " + dataset.id(), total);
    for (Path file : files) {
      Path copy = fresh.resolve(given.relativize(file).toString());
      Path parent = copy.resolveSibling("");
      Disk.attempt(parent, () -> Files.createDirectories(parent));
      try (InputStream in = CountedStream.within(Disk.read(file), progress)) {
        disk.write(in, copy, StandardOpenOption.CREATE_NEW);
      }
    }
  }

  /** Makes the files of a data set in an empty directory. */
  @FunctionalInterface
  private interface Maker {
    void makeIn(Path fresh) throws IOException;
  }

  /**
   * Has a data set made aside, verifies it and moves it to its place.
   *
   * @throws IOException if what it is made from is no good; says why
   */
  private void install(Maker maker) throws IOException {
    try (Staging staging = new Staging(directory, dataset.id())) {
      Path fresh = staging.fresh();
      maker.makeIn(fresh);
      Optional<String> problem = dataset.firstProblem(fresh);
      if (problem.isPresent()) {
        throw new IOException(problem.get());
      }
      List<String> names = new ArrayList<>(dataset.tops());
      for (DatasetPart part : dataset.parts()) {
        if (part instanceof ExpectedTree tree) {
          tree.writeListing(fresh, disk);
          names.add(tree.listingFile());
        }
      }
      staging.install(names);
    }
  }
}
