package org.pubn.image;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.pubn.corpus.Content;
import org.pubn.corpus.PlacedDocuments;
import org.pubn.corpus.TextFeatures;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.engine.ImageShape;
import org.pubn.engine.Parallel;
import org.pubn.numbers.Require;

/**
 * The pixels of pictures, all at one size: gray where all training pictures are gray, else in
 * color; normalized by channel. Memory holds three bytes for every pixel of every picture at that
 * size, beside the features.
 *
 * @param size pixels on each side, from 8 to 256
 * @param threads pictures that are decoded at a time; results do not depend on it
 */
public record PixelFeatures(int size, int threads) implements TextFeatures {

  /** Pixels on each side, unless told otherwise. */
  public static final int SIZE = 32;

  static final int LEAST_SIZE = 8;
  static final int MOST_SIZE = 256;

  /** Pictures that are decoded together. */
  private static final int BLOCK = 256;

  public PixelFeatures {
    Require.between(LEAST_SIZE, MOST_SIZE, "image size", size);
    Require.atLeast(1, "threads", threads);
  }

  /** The usual size, on one thread. */
  public PixelFeatures() {
    this(SIZE, 1);
  }

  @Override
  public String description() {
    return String.format(Locale.ROOT, "pixels, %d x %d", size, size);
  }

  @Override
  public Content content() {
    return Content.PICTURE;
  }

  @Override
  public Learned learn(PlacedDocuments documents) throws IOException {
    List<PlacedPicture> pictures = read(documents);
    boolean gray = pictures.stream().allMatch(p -> p.isGray() || !p.learnFrom());
    ImageShape shape = new ImageShape(gray ? 1 : PlacedPicture.CHANNELS, size, size);
    ChannelMoments moments = new ChannelMoments(shape);
    pictures.stream()
        .filter(PlacedPicture::learnFrom)
        .forEach(picture -> moments.add(picture.values(shape.channels())));
    Pixels pixels = new Pixels(documents.column(), shape, moments.means(), moments.deviations());
    List<Features> samples = new ArrayList<>();
    for (int sample = 0; sample < documents.samples(); sample++) {
      int wanted = sample;
      samples.add(
          features(pixels, shape, pictures.stream().filter(p -> p.sample() == wanted).toList()));
    }
    return new Learned(pixels, samples);
  }

  private static DenseFeatures features(
      Pixels pixels, ImageShape shape, List<PlacedPicture> pictures) {
    float[] values = new float[Math.multiplyExact(pictures.size(), shape.columns())];
    for (int i = 0; i < pictures.size(); i++) {
      pixels.normalize(pictures.get(i).values(shape.channels()), values, i * shape.columns());
    }
    return DenseFeatures.ofOwned(shape.columns(), values);
  }

  private List<PlacedPicture> read(PlacedDocuments documents) throws IOException {
    List<PlacedPicture> pictures = new ArrayList<>();
    List<Callable<PlacedPicture>> block = new ArrayList<>();
    documents.forEach(
        (sample, learnFrom, text) -> {
          block.add(() -> PlacedPicture.of(sample, learnFrom, text, size));
          if (block.size() == BLOCK) {
            pictures.addAll(Parallel.run(block, threads));
            block.clear();
          }
        });
    pictures.addAll(Parallel.run(block, threads));
    return pictures;
  }
}
