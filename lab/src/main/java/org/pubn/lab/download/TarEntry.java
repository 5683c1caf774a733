package org.pubn.lab.download;

/**
 * A member of a tar archive.
 *
 * @param path its path as it stands in the archive, to be trusted by nobody
 * @param kind what it is
 * @param bytes the length of its contents
 */
record TarEntry(String path, Kind kind, long bytes) {

  /** The kinds of members a data set may have, and all others. */
  enum Kind {
    FILE,
    DIRECTORY,
    OTHER
  }
}
