package org.pubn.lab.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.encoder.CachedEncoder;
import org.pubn.encoder.ColumnScaling;
import org.pubn.encoder.EncodedText;
import org.pubn.encoder.EncoderSource;
import org.pubn.lab.progress.ProgressDisplay;

/**
 * The features of a transformer, scaled by column: dense rows, for a network. They are remembered
 * by the digest of the text. All documents are held in memory meanwhile, which take less of it than
 * their features.
 *
 * @param encoder its name or directory
 * @param cache where features are remembered
 * @param threads documents at a time
 * @param display shows how far the encoding has come
 */
public record EncoderFeatures(String encoder, Path cache, int threads, ProgressDisplay display)
    implements TextFeatures {

  @Override
  public String description() {
    return "encoder " + encoder;
  }

  @Override
  public LearnedText learn(Corpus corpus, Placement placement) throws IOException {
    EncoderSource source = EncoderSource.of(encoder);
    List<String> texts = new ArrayList<>();
    corpus.forEach(placement.documents(), (document, text) -> texts.add(text));
    DenseFeatures all =
        new CachedEncoder(source, cache, threads).encode(texts.size(), texts::get, progress());
    ColumnScaling scaling = ColumnScaling.of(select(all, placement::isLearnedFrom));
    List<Features> samples = new ArrayList<>();
    for (int sample = 0; sample < placement.samples(); sample++) {
      int wanted = sample;
      samples.add(scaling.apply(select(all, i -> placement.sampleOf(i) == wanted)));
    }
    return new LearnedText(new EncodedText(corpus.column(), source, scaling), samples);
  }

  private static DenseFeatures select(DenseFeatures all, IntPredicate wanted) {
    return all.select(IntStream.range(0, all.rows()).filter(wanted).toArray());
  }

  private CachedEncoder.Progress progress() {
    return new CachedEncoder.Progress() {
      @Override
      public void started(int documents) {
        if (documents > 0) {
          display.start("documents through " + encoder, documents);
        }
      }

      @Override
      public void encoded() {
        display.advance(1);
      }
    };
  }
}
