package org.pubn.app.cli;

import java.io.PrintWriter;
import java.util.List;
import org.pubn.corpus.DamagedPictures;
import org.pubn.image.PictureReader;
import org.pubn.storage.Printable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** What is done about pictures that cannot be read. */
final class DamagedArgument {

  private static final String SKIP = "skip";
  private static final String REFUSE = "refuse";

  /** So many are named. */
  private static final int NAMED = 3;

  @Option(
      names = "--damaged",
      paramLabel = "WHAT",
      converter = What.class,
      description =
          "What to do about pictures that cannot be read: refuse (the default) or skip, which"
              + " leaves them out and counts them.")
  private DamagedPictures pictures = DamagedPictures.REFUSED;

  /** Understands the word. */
  static final class What implements ITypeConverter<DamagedPictures> {
    @Override
    public DamagedPictures convert(String what) {
      return switch (what) {
        case REFUSE -> DamagedPictures.REFUSED;
        case SKIP -> DamagedPictures.skipped(PictureReader::flaw);
        default -> throw new TypeConversionException(what + ": must be " + REFUSE + " or " + SKIP);
      };
    }
  }

  DamagedPictures pictures() {
    return pictures;
  }

  /** Says what was left out, if anything was. */
  void tell(PrintWriter out) {
    List<String> flaws = pictures.flaws();
    if (!flaws.isEmpty()) {
      out.println(
          "Warning: "
              + flaws.size()
              + (flaws.size() == 1 ? " picture was" : " pictures were")
              + " left out; "
              + Printable.message(
                  String.join("; ", flaws.subList(0, Math.min(NAMED, flaws.size())))));
      out.flush();
    }
  }
}
