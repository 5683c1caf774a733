package org.pubn.corpus;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What is done about pictures that cannot be read: by default the first one ends the reading with a
 * sentence; otherwise they are left out and remembered. Safe for use by several threads.
 */
public final class DamagedPictures {

  /** The first one ends the reading. */
  public static final DamagedPictures REFUSED = new DamagedPictures(cell -> Optional.empty());

  private final Function<String, Optional<String>> flaw;
  private final Set<String> flaws = new LinkedHashSet<>();

  private DamagedPictures(Function<String, Optional<String>> flaw) {
    this.flaw = flaw;
  }

  /**
   * They are left out.
   *
   * @param flaw what is wrong with the picture of a cell ({@link PictureText}), if anything is
   */
  public static DamagedPictures skipped(Function<String, Optional<String>> flaw) {
    return new DamagedPictures(flaw);
  }

  /** Whether the picture of a cell is left out. */
  boolean leavesOut(String cell) {
    Optional<String> found = flaw.apply(cell);
    found.ifPresent(this::add);
    return found.isPresent();
  }

  private synchronized void add(String found) {
    flaws.add(found);
  }

  /** A sentence on each of those that were left out so far. */
  public synchronized List<String> flaws() {
    return new ArrayList<>(flaws);
  }
}
