package org.pubn.lab.download;

/**
 * How large an archive and its contents are, roughly, and what is refused.
 *
 * @param archive bytes of the archive, roughly
 * @param unpacked bytes of the files in it, roughly
 * @param archiveLimit a download that grows beyond this many bytes is given up
 * @param unpackedLimit an archive whose files have more bytes than this is refused
 */
public record ArchiveSizes(long archive, long unpacked, long archiveLimit, long unpackedLimit) {

  public ArchiveSizes {
    if (archive < 1 || unpacked < 1 || archiveLimit < archive || unpackedLimit < unpacked) {
      throw new IllegalArgumentException(
          "archive of %d bytes (limit %d) with files of %d bytes (limit %d): must be positive and within limits"
              .formatted(archive, archiveLimit, unpacked, unpackedLimit));
    }
  }

  /** Sizes with limits of one and a half times as much. */
  public static ArchiveSizes about(long archive, long unpacked) {
    return new ArchiveSizes(archive, unpacked, archive + archive / 2, unpacked + unpacked / 2);
  }
}
