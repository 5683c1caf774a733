/**
 * The data directory: published data sets that are too large to ship, fetched, checked and kept.
 *
 * <p>Start at {@link org.pubn.lab.download.DatasetStore}, whose three methods are the commands
 * {@code datasets list}, {@code fetch} and {@code verify}. A {@link
 * org.pubn.lab.download.DownloadableDataset} says where an archive comes from and what it unpacks
 * to; {@link org.pubn.app.directory.DataDirectory} says where it is kept. The readers in {@code
 * org.pubn.lab.dataset} take the files from there.
 *
 * <p>What lies in the data directory {@code D}, for a data set {@code ID} with the archive {@code
 * A}:
 *
 * <ul>
 *   <li>the data set as its archive unpacks ({@code D/cifar-10-batches-bin/…}), which appears by a
 *       rename after everything was verified, never file by file;
 *   <li>{@code D/TREE.sha256} beside a directory of many files: the digest of each, in the format
 *       of {@code sha256sum}, by which a damaged file can be named;
 *   <li>{@code D/A.part} and {@code D/A.part.origin}: a download to be continued, present only
 *       after a download that broke off;
 *   <li>{@code D/.ID.staging}: the data set being unpacked, present only while it is fetched;
 *   <li>{@code D/.ID.lock}: an empty file that the process fetching the data set has locked.
 * </ul>
 */
package org.pubn.lab.download;
