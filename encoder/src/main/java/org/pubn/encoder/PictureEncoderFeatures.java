package org.pubn.encoder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.pubn.corpus.Content;
import org.pubn.corpus.PlacedDocuments;
import org.pubn.corpus.TextFeatures;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.engine.Parallel;

/**
 * The features that a network of the user's gives pictures, scaled by column.
 *
 * @param network an ONNX file: one input of pictures, channels, rows and columns, an output vector
 * @param size pixels on each side, where the network leaves that open
 * @param scale the numbers that the network takes
 * @param threads pictures at a time; results do not depend on it
 */
public record PictureEncoderFeatures(Path network, int size, PictureScale scale, int threads)
    implements TextFeatures {

  /** Pixels on each side, unless told otherwise. */
  public static final int SIZE = 224;

  private static final int BLOCK = 256;

  @Override
  public String description() {
    return "encoder " + network;
  }

  @Override
  public Content content() {
    return Content.PICTURE;
  }

  private record Place(int sample, boolean learnFrom) {}

  @Override
  public Learned learn(PlacedDocuments documents) throws IOException {
    PictureEncoder encoder = new PictureEncoder(network, size, scale);
    List<Place> places = new ArrayList<>();
    DenseFeatures all = encoded(documents, encoder, places);
    ColumnScaling scaling = ColumnScaling.of(select(all, row -> places.get(row).learnFrom()));
    List<Features> samples = new ArrayList<>();
    for (int sample = 0; sample < documents.samples(); sample++) {
      int wanted = sample;
      samples.add(scaling.apply(select(all, row -> places.get(row).sample() == wanted)));
    }
    return new Learned(new EncodedPictures(documents.column(), encoder, scaling), samples);
  }

  private DenseFeatures encoded(
      PlacedDocuments documents, PictureEncoder encoder, List<Place> places) throws IOException {
    List<float[]> all = new ArrayList<>();
    List<Callable<float[]>> block = new ArrayList<>();
    documents.forEach(
        (sample, learnFrom, text) -> {
          places.add(new Place(sample, learnFrom));
          block.add(() -> encoder.encode(text));
          if (block.size() == BLOCK) {
            all.addAll(Parallel.run(block, threads));
            block.clear();
          }
        });
    all.addAll(Parallel.run(block, threads));
    int columns = encoder.columns();
    float[] values = new float[Math.multiplyExact(all.size(), columns)];
    for (int row = 0; row < all.size(); row++) {
      System.arraycopy(all.get(row), 0, values, row * columns, columns);
    }
    return DenseFeatures.ofOwned(columns, values);
  }

  private static DenseFeatures select(DenseFeatures all, IntPredicate wanted) {
    return all.select(IntStream.range(0, all.rows()).filter(wanted).toArray());
  }
}
