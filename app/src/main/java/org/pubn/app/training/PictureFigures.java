package org.pubn.app.training;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.pubn.classify.Classifier;
import org.pubn.data.DenseFeatures;
import org.pubn.engine.ImageShape;
import org.pubn.learn.SigmaEstimate;
import org.pubn.preprocessing.ImagePreprocessing;
import org.pubn.report.FigureSection;
import org.pubn.report.Section;
import org.pubn.report.figure.Figure;
import org.pubn.report.figure.ImageGrid;
import org.pubn.report.figure.PixelImage;
import org.pubn.risk.MarginLoss;
import org.pubn.train.TrainResult;

/** Unlabeled pictures that were held out, as the model sees them: those that tell most. */
final class PictureFigures {

  private static final int TILES = 12;

  private final ImagePreprocessing pixels;
  private final ImageShape shape;
  private final DenseFeatures pictures;

  private PictureFigures(ImagePreprocessing pixels, ImageShape shape, DenseFeatures pictures) {
    this.pixels = pixels;
    this.shape = shape;
    this.pictures = pictures;
  }

  /** The sections of a page; empty where the model does not read pixels. */
  static Optional<List<Section>> of(TrainResult result) {
    return result
        .samples()
        .preprocessing()
        .filter(ImagePreprocessing.class::isInstance)
        .map(ImagePreprocessing.class::cast)
        .map(
            pixels ->
                new PictureFigures(
                        pixels,
                        pixels.shape(),
                        (DenseFeatures) result.problem().data().validation().apart().unlabeled())
                    .sections(result));
  }

  private List<Section> sections(TrainResult result) {
    Classifier classifier = result.classifier();
    float[] scores = classifier.scores(pictures);
    DoubleFunction<String> probability =
        score -> String.format(Locale.ROOT, "%.3f", classifier.probability((float) score));
    List<Section> sections = new ArrayList<>();
    sections.add(
        section(
            "What it sees",
            "surest-positives",
            "Unlabeled pictures that were held out, at the size of the model. First those that are"
                + " most surely positive, with their probability.",
            scores,
            i -> -scores[i],
            probability));
    sections.add(
        section(
            "",
            "surest-negatives",
            "Most surely negative, with their probability of being positive.",
            scores,
            i -> scores[i],
            probability));
    sections.add(
        section(
            "",
            "nearest-to-the-line",
            "Nearest to the threshold: the next ones to label.",
            scores,
            i -> Math.abs(scores[i] - classifier.threshold()),
            probability));
    result.fit().sigma().ifPresent(sigma -> sections.add(labeledKinds(sigma)));
    return sections;
  }

  private Section labeledKinds(SigmaEstimate sigma) {
    float[] logits = sigma.logit().scores(pictures);
    return section(
        "",
        "labeled-kinds",
        "Those that σ̂ most surely takes for a kind that was labeled, positive or negative, with"
            + " σ̂.",
        logits,
        i -> -logits[i],
        logit -> String.format(Locale.ROOT, "%.3f", MarginLoss.SIGMOID.value((float) -logit)));
  }

  private Section section(
      String heading,
      String name,
      String caption,
      float[] scores,
      IntToDoubleFunction order,
      DoubleFunction<String> words) {
    List<ImageGrid.Tile> tiles =
        IntStream.range(0, scores.length)
            .boxed()
            .sorted(Comparator.comparingDouble(order::applyAsDouble))
            .limit(TILES)
            .map(i -> new ImageGrid.Tile(image(i), words.apply(scores[i]), List.of()))
            .toList();
    return new FigureSection(heading, Figure.of(name, caption, new ImageGrid("", tiles)));
  }

  private PixelImage image(int row) {
    float[] values = new float[shape.columns()];
    pictures.copyRow(row, values, 0);
    for (int i = 0; i < values.length; i++) {
      values[i] = pixels.value(i / (shape.height() * shape.width()), values[i]) / 255f;
    }
    return shape.channels() == 1
        ? PixelImage.of(shape.width(), shape.height(), values)
        : PixelImage.colored(shape.width(), shape.height(), values);
  }
}
