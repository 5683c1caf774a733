package org.pubn.lab.download;

/** Told about the bytes done, some times per megabyte, by the thread that does the work. */
@FunctionalInterface
public interface Progress {

  /** Tells nobody. */
  Progress NONE = (name, done, total) -> {};

  /**
   * Some more bytes are done.
   *
   * @param name what is being done, for people: {@code cifar-10-binary.tar.gz}
   * @param done bytes done, including those of an earlier download that is being continued
   * @param total bytes to do, or 0 when not known
   */
  void update(String name, long done, long total);
}
