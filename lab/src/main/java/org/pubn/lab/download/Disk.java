package org.pubn.lab.download;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;

/** The disk of the data directory; a seam for tests of full disks. */
interface Disk {

  /** The file system as it is. */
  Disk REAL =
      new Disk() {
        @Override
        public OutputStream open(Path file, OpenOption... options) throws IOException {
          return Files.newOutputStream(file, options);
        }

        @Override
        public long freeBytes(Path directory) throws IOException {
          return Files.getFileStore(directory).getUsableSpace();
        }
      };

  /** Opens a file to write to. */
  OutputStream open(Path file, OpenOption... options) throws IOException;

  /** Bytes this process may still write to the disk a directory lies on. */
  long freeBytes(Path directory) throws IOException;
}
