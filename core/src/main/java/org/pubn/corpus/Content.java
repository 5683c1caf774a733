package org.pubn.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.pubn.data.InputException;

/** What documents hold. */
public enum Content {
  /** Text. */
  TEXT("text"),
  /** Pictures, as {@link PictureText} writes them into a cell. */
  PICTURE("image");

  private static final Set<String> ENDINGS = Set.of("png", "jpg", "jpeg", "bmp", "gif", "webp");

  private final String column;

  Content(String column) {
    this.column = column;
  }

  /** What the column of the documents is called where no table names it. */
  public String column() {
    return column;
  }

  /** Where the part of a document begins by which equal ones are found. */
  int start(String document) {
    return this == PICTURE ? document.indexOf(',') + 1 : 0;
  }

  /**
   * What folders hold, by the names of the files in them: pictures where all end in {@code .png},
   * {@code .jpg}, {@code .jpeg}, {@code .bmp}, {@code .gif} or {@code .webp}. What is no folder
   * holds text.
   *
   * @throws InputException if there are pictures and other files
   */
  public static Content of(List<Path> places) throws IOException {
    Optional<Path> picture = Optional.empty();
    Optional<Path> other = Optional.empty();
    for (Path place : places) {
      if (Files.isDirectory(place)) {
        FolderFiles files = new FolderFiles(place);
        for (Optional<Path> file = files.next(); file.isPresent(); file = files.next()) {
          if (isPicture(file.get())) {
            picture = picture.isPresent() ? picture : file;
          } else {
            other = other.isPresent() ? other : file;
          }
        }
      }
    }
    if (picture.isPresent() && other.isPresent()) {
      throw new InputException(
          picture.get()
              + ": is a picture by its name, "
              + other.get()
              + " is none; folders must hold pictures or text, not both");
    }
    return picture.isPresent() ? PICTURE : TEXT;
  }

  private static boolean isPicture(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return ENDINGS.contains(name.substring(name.lastIndexOf('.') + 1));
  }
}
