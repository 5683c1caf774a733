package org.pubn.encoder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.pubn.corpus.PlacedDocuments;
import org.pubn.corpus.TextFeatures;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.Progress;

/**
 * The features of a transformer, scaled by column: dense rows, for a network. They are remembered
 * by the digest of the text. All documents are held in memory meanwhile, which take less of it than
 * their features.
 *
 * @param encoder its name or directory
 * @param cache where features are remembered
 * @param threads documents at a time
 * @param progress is told of every document
 */
public record EncoderFeatures(String encoder, Path cache, int threads, Progress progress)
    implements TextFeatures {

  @Override
  public String description() {
    return "encoder " + encoder;
  }

  @Override
  public Learned learn(PlacedDocuments documents) throws IOException {
    EncoderSource source = EncoderSource.of(encoder);
    List<String> texts = new ArrayList<>();
    List<Integer> samples = new ArrayList<>();
    BitSet learned = new BitSet();
    documents.forEach(
        (sample, learnFrom, text) -> {
          learned.set(texts.size(), learnFrom);
          texts.add(text);
          samples.add(sample);
        });
    DenseFeatures all =
        new CachedEncoder(source, cache, threads).encode(texts.size(), texts::get, progress);
    ColumnScaling scaling = ColumnScaling.of(select(all, learned::get));
    List<Features> scaled = new ArrayList<>();
    for (int sample = 0; sample < documents.samples(); sample++) {
      int wanted = sample;
      scaled.add(scaling.apply(select(all, i -> samples.get(i) == wanted)));
    }
    return new Learned(new EncodedText(documents.column(), source, scaling), scaled);
  }

  private static DenseFeatures select(DenseFeatures all, IntPredicate wanted) {
    return all.select(IntStream.range(0, all.rows()).filter(wanted).toArray());
  }
}
