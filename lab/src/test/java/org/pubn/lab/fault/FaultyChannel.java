package org.pubn.lab.fault;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.pubn.lab.fault.Faults.Operation;

/** An open file of the file system that fails. A write that fails may have written a part. */
final class FaultyChannel extends FileChannel {

  private final Path path;
  private final FileChannel real;

  FaultyChannel(Path path, FileChannel real) {
    this.path = path;
    this.real = real;
  }

  private void beforeRead() throws IOException {
    Faults.before(Operation.READ, path);
  }

  /** As on a disk that is full: the first half fits. */
  private void beforeWrite(ByteBuffer source, long position) throws IOException {
    try {
      Faults.before(Operation.WRITE, path);
    } catch (IOException e) {
      ByteBuffer half = source.duplicate();
      half.limit(half.position() + half.remaining() / 2);
      if (position < 0) {
        real.write(half);
      } else {
        real.write(half, position);
      }
      throw e;
    }
  }

  @Override
  public int read(ByteBuffer target) throws IOException {
    beforeRead();
    return real.read(target);
  }

  @Override
  public long read(ByteBuffer[] targets, int offset, int length) throws IOException {
    beforeRead();
    return real.read(targets, offset, length);
  }

  @Override
  public int read(ByteBuffer target, long position) throws IOException {
    beforeRead();
    return real.read(target, position);
  }

  @Override
  public int write(ByteBuffer source) throws IOException {
    beforeWrite(source, -1);
    return real.write(source);
  }

  @Override
  public long write(ByteBuffer[] sources, int offset, int length) throws IOException {
    Faults.before(Operation.WRITE, path);
    return real.write(sources, offset, length);
  }

  @Override
  public int write(ByteBuffer source, long position) throws IOException {
    beforeWrite(source, position);
    return real.write(source, position);
  }

  /** Nobody cuts the power: to wait for the disk would only take time. */
  @Override
  public void force(boolean metaData) throws IOException {
    Faults.before(Operation.SYNC, path);
  }

  @Override
  public FileChannel truncate(long size) throws IOException {
    Faults.before(Operation.TRUNCATE, path);
    real.truncate(size);
    return this;
  }

  @Override
  public long position() throws IOException {
    return real.position();
  }

  @Override
  public FileChannel position(long position) throws IOException {
    real.position(position);
    return this;
  }

  @Override
  public long size() throws IOException {
    return real.size();
  }

  @Override
  public long transferTo(long position, long count, WritableByteChannel target) throws IOException {
    beforeRead();
    return real.transferTo(position, count, target);
  }

  @Override
  public long transferFrom(ReadableByteChannel source, long position, long count)
      throws IOException {
    Faults.before(Operation.WRITE, path);
    return real.transferFrom(source, position, count);
  }

  @Override
  public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
    beforeRead();
    return real.map(mode, position, size);
  }

  @Override
  public FileLock lock(long position, long size, boolean shared) throws IOException {
    return real.lock(position, size, shared);
  }

  @Override
  public @Nullable FileLock tryLock(long position, long size, boolean shared) throws IOException {
    return real.tryLock(position, size, shared);
  }

  @Override
  protected void implCloseChannel() throws IOException {
    real.close();
  }
}
