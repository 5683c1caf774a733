package org.pubn.lab.fault;

import static org.pubn.lab.fault.FaultyPath.real;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.DirectoryStream.Filter;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubn.lab.fault.Faults.Operation;

/**
 * The default file system of a process that is started with {@code
 * -Djava.nio.file.spi.DefaultFileSystemProvider=} this class. Every operation asks {@link Faults}
 * first.
 */
public final class FaultyProvider extends FileSystemProvider {

  private final FileSystemProvider real;
  private final FaultyFileSystem system;

  /** As the platform makes it. */
  public FaultyProvider(FileSystemProvider real) {
    this.real = real;
    this.system = new FaultyFileSystem(this, real.getFileSystem(URI.create("file:///")));
  }

  @Override
  public String getScheme() {
    return real.getScheme();
  }

  @Override
  public FileSystem newFileSystem(URI uri, Map<String, ?> env) throws IOException {
    return real.newFileSystem(uri, env);
  }

  @Override
  public FileSystem getFileSystem(URI uri) {
    return system;
  }

  @Override
  public Path getPath(URI uri) {
    return new FaultyPath(system, real.getPath(uri));
  }

  @Override
  public SeekableByteChannel newByteChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    return newFileChannel(path, options, attributes);
  }

  @Override
  public FileChannel newFileChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    Faults.before(Operation.OPEN, path);
    return new FaultyChannel(path, real.newFileChannel(real(path), options, attributes));
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(Path folder, Filter<? super Path> filter)
      throws IOException {
    Faults.before(Operation.LIST, folder);
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> stream = real.newDirectoryStream(real(folder), path -> true)) {
      for (Path path : stream) {
        Path faulty = new FaultyPath(system, path);
        if (filter.accept(faulty)) {
          found.add(faulty);
        }
      }
    }
    return new DirectoryStream<>() {
      @Override
      public java.util.Iterator<Path> iterator() {
        return found.iterator();
      }

      @Override
      public void close() {}
    };
  }

  @Override
  public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
    Faults.before(Operation.MAKE_FOLDER, folder);
    real.createDirectory(real(folder), attributes);
  }

  @Override
  public void delete(Path path) throws IOException {
    Faults.before(Operation.DELETE, path);
    real.delete(real(path));
  }

  @Override
  public void copy(Path source, Path target, CopyOption... options) throws IOException {
    Faults.before(Operation.WRITE, target);
    real.copy(real(source), real(target), options);
  }

  @Override
  public void move(Path source, Path target, CopyOption... options) throws IOException {
    Faults.before(Operation.MOVE, target);
    real.move(real(source), real(target), options);
  }

  @Override
  public boolean isSameFile(Path path, Path other) throws IOException {
    return real.isSameFile(real(path), real(other));
  }

  @Override
  public boolean isHidden(Path path) throws IOException {
    return real.isHidden(real(path));
  }

  @Override
  public FileStore getFileStore(Path path) throws IOException {
    return real.getFileStore(real(path));
  }

  @Override
  public void checkAccess(Path path, AccessMode... modes) throws IOException {
    real.checkAccess(real(path), modes);
  }

  @Override
  public <V extends FileAttributeView> @Nullable V getFileAttributeView(
      Path path, Class<V> type, LinkOption... options) {
    return real.getFileAttributeView(real(path), type, options);
  }

  @Override
  public <A extends BasicFileAttributes> A readAttributes(
      Path path, Class<A> type, LinkOption... options) throws IOException {
    return real.readAttributes(real(path), type, options);
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
      throws IOException {
    return real.readAttributes(real(path), attributes, options);
  }

  @Override
  public void setAttribute(Path path, String attribute, Object value, LinkOption... options)
      throws IOException {
    real.setAttribute(real(path), attribute, value, options);
  }

  @Override
  public void createSymbolicLink(Path link, Path target, FileAttribute<?>... attributes)
      throws IOException {
    real.createSymbolicLink(real(link), real(target), attributes);
  }

  @Override
  public Path readSymbolicLink(Path link) throws IOException {
    return new FaultyPath(system, real.readSymbolicLink(real(link)));
  }
}
