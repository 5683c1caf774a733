package org.pubn.lab.dataset;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.pubn.app.directory.DataDirectory;
import org.pubn.lab.download.DatasetStore;
import org.pubn.lab.task.ClassLabels;
import org.pubn.storage.DataFormatException;
import org.pubn.text.ClassFolders;

/**
 * The posts of 20 Newsgroups in the data directory, the training split before the test split. Their
 * bytes are taken for ISO-8859-1, which makes text of any bytes. Found when they are first needed.
 */
final class NewsgroupsPosts {

  private static final String TRAINING = "20news-bydate-train";
  private static final String TEST = "20news-bydate-test";
  private static final int GROUPS = 20;

  private final DataDirectory directory;
  private final Lazy<ClassFolders> training = new Lazy<>(() -> folders(TRAINING));
  private final Lazy<ClassFolders> test = new Lazy<>(() -> folders(TEST));

  NewsgroupsPosts(DataDirectory directory) {
    this.directory = directory;
  }

  /** Whether the data directory has both splits, as far as a glance tells. */
  boolean areThere() {
    return Files.isDirectory(directory().resolve(TRAINING))
        && Files.isDirectory(directory().resolve(TEST));
  }

  private ClassFolders folders(String name) {
    Path root = new DatasetStore(directory).require(NewsgroupsTasks.DATASET).resolve(name);
    try {
      ClassFolders folders = ClassFolders.in(root, StandardCharsets.ISO_8859_1);
      if (folders.classes().size() != GROUPS) {
        throw new DataFormatException(
            root.toString(), "has " + folders.classes().size() + " groups, must have " + GROUPS);
      }
      return folders;
    } catch (IOException e) {
      throw new UncheckedIOException(root + ": cannot be read: " + e.getMessage(), e);
    }
  }

  /** The data directory. */
  Path directory() {
    return directory.path();
  }

  int trainingSize() {
    return training.get().size();
  }

  int size() {
    return training.get().size() + test.get().size();
  }

  /** The text of a post. */
  String text(int post) {
    int first = trainingSize();
    return post < first ? training.get().text(post) : test.get().text(post - first);
  }

  ClassLabels trainingClasses() {
    return ClassLabels.of(training.get().labels());
  }

  ClassLabels testClasses() {
    return ClassLabels.of(test.get().labels());
  }
}
