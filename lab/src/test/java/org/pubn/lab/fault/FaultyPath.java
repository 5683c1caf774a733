package org.pubn.lab.fault;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.WatchEvent.Kind;
import java.nio.file.WatchEvent.Modifier;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import org.jspecify.annotations.Nullable;

/** A path of the file system that fails: like the one it stands for in all else. */
record FaultyPath(FaultyFileSystem system, Path real) implements Path {

  static Path real(Path path) {
    return path instanceof FaultyPath faulty ? faulty.real : path;
  }

  private Path with(Path other) {
    return new FaultyPath(system, other);
  }

  private @Nullable Path orNull(@Nullable Path other) {
    return other == null ? null : with(other);
  }

  @Override
  public FileSystem getFileSystem() {
    return system;
  }

  @Override
  public boolean isAbsolute() {
    return real.isAbsolute();
  }

  @Override
  public @Nullable Path getRoot() {
    return orNull(real.getRoot());
  }

  @Override
  public @Nullable Path getFileName() {
    return orNull(real.getFileName());
  }

  @Override
  public @Nullable Path getParent() {
    return orNull(real.getParent());
  }

  @Override
  public int getNameCount() {
    return real.getNameCount();
  }

  @Override
  public Path getName(int index) {
    return with(real.getName(index));
  }

  @Override
  public Path subpath(int begin, int end) {
    return with(real.subpath(begin, end));
  }

  @Override
  public boolean startsWith(Path other) {
    return real.startsWith(real(other));
  }

  @Override
  public boolean endsWith(Path other) {
    return real.endsWith(real(other));
  }

  @Override
  public Path normalize() {
    return with(real.normalize());
  }

  @Override
  public Path resolve(Path other) {
    return with(real.resolve(real(other)));
  }

  @Override
  public Path relativize(Path other) {
    return with(real.relativize(real(other)));
  }

  @Override
  public URI toUri() {
    return real.toUri();
  }

  @Override
  public Path toAbsolutePath() {
    return with(real.toAbsolutePath());
  }

  @Override
  public Path toRealPath(LinkOption... options) throws IOException {
    return with(real.toRealPath(options));
  }

  @Override
  public WatchKey register(WatchService watcher, Kind<?>[] events, Modifier... modifiers) {
    throw new UnsupportedOperationException("nothing here watches");
  }

  @Override
  public int compareTo(Path other) {
    return real.compareTo(real(other));
  }

  @Override
  public String toString() {
    return real.toString();
  }
}
