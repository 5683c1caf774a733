package org.pubn.image;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.pubn.corpus.PictureText;
import org.pubn.data.InputException;

/**
 * Decodes files of pictures: PNG, JPEG, BMP, GIF and, where a reader for it is on the class path,
 * WebP.
 *
 * <ul>
 *   <li>The size that a file claims is looked at before anything is decoded.
 *   <li>The orientation of a JPEG's Exif data is applied.
 *   <li>Transparent pixels lie on white. 16 bits become 8. Color profiles are left out of account.
 *   <li>Of an animated GIF the first frame is taken.
 *   <li>CMYK and YCCK in a JPEG are refused, as is what is damaged or cut short.
 * </ul>
 */
public final class PictureReader {

  /** The most pixels of a picture. */
  public static final long MOST_PIXELS = 50_000_000;

  private static final long MANY_PIXELS = 8_000_000;

  private static final ReentrantLock LARGE = new ReentrantLock();

  private PictureReader() {}

  /**
   * Decodes the picture of a cell.
   *
   * @throws InputException as {@link #read(String, byte[])}
   */
  public static Picture read(PictureText text) {
    return read(text.name(), text.bytes());
  }

  /** What is wrong with the picture of a cell; empty if it can be read. */
  public static Optional<String> flaw(String cell) {
    try {
      read(PictureText.parse(cell));
      return Optional.empty();
    } catch (InputException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Decodes a file.
   *
   * @param name the file, for people
   * @throws InputException if it is no picture, too large, or damaged; the message names it
   */
  public static Picture read(String name, byte[] file) {
    if (file.length == 0) {
      throw new InputException(name + ": is empty, must be a picture");
    }
    PictureFormat format =
        PictureFormat.of(file)
            .orElseThrow(
                () -> new InputException(name + ": is not a PNG, JPEG, BMP, GIF or WebP picture"));
    int orientation = 1;
    if (format == PictureFormat.JPEG) {
      JpegHeader header = JpegHeader.of(file);
      if (header.components() == 4) {
        throw new InputException(
            name + ": is a JPEG in CMYK or YCCK, the colors of print; convert it to RGB");
      }
      if (!header.complete()) {
        throw damaged(name, format, "it is cut short");
      }
      orientation = header.orientation();
    }
    ImageReader reader = reader(name, format);
    try (ImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(file))) {
      reader.setInput(in, true, true);
      requireSize(name, reader.getWidth(0), reader.getHeight(0));
      Optional<String> flaw = format == PictureFormat.PNG ? PngChunks.flaw(file) : Optional.empty();
      if (flaw.isPresent()) {
        throw damaged(name, format, flaw.get());
      }
      boolean large = (long) reader.getWidth(0) * reader.getHeight(0) > MANY_PIXELS;
      return large ? decodedAlone(name, reader, orientation) : decoded(name, reader, orientation);
    } catch (InputException e) {
      throw e;
    } catch (IOException | RuntimeException e) {
      // The readers of ImageIO answer damage with exceptions of many kinds.
      throw damaged(
          name, format, Objects.requireNonNullElse(e.getMessage(), "its contents cannot be read"));
    } finally {
      reader.dispose();
    }
  }

  /** Large pictures wait for each other: some at a time would take all memory. */
  private static Picture decodedAlone(String name, ImageReader reader, int orientation)
      throws IOException {
    LARGE.lock();
    try {
      return decoded(name, reader, orientation);
    } finally {
      LARGE.unlock();
    }
  }

  private static Picture decoded(String name, ImageReader reader, int orientation)
      throws IOException {
    BufferedImage image = reader.read(0);
    requireSize(name, image.getWidth(), image.getHeight());
    return DecodedPixels.of(image).upright(orientation);
  }

  private static ImageReader reader(String name, PictureFormat format) {
    Iterator<ImageReader> readers =
        ImageIO.getImageReadersByFormatName(format.name().toLowerCase(Locale.ROOT));
    if (!readers.hasNext()) {
      throw new InputException(
          name + ": is a " + format + " picture, for which no reader is on the class path");
    }
    return readers.next();
  }

  private static void requireSize(String name, long width, long height) {
    if (width < 1 || height < 1) {
      throw new InputException(name + ": claims " + width + " x " + height + " pixels");
    }
    if (width * height > MOST_PIXELS) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "%s: claims %,d x %,d pixels, a picture may have %,d",
              name,
              width,
              height,
              MOST_PIXELS));
    }
  }

  private static InputException damaged(String name, PictureFormat format, String reason) {
    return new InputException(name + ": is a damaged " + format + " picture: " + reason);
  }
}
