package org.pubn.files;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubn.corpus.CorpusSummary;
import org.pubn.data.InputException;
import org.pubn.engine.ImageShape;
import org.pubn.engine.RowShape;
import org.pubn.preprocessing.ImagePreprocessing;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Scenario;
import org.pubn.sample.TrainingData;
import org.pubn.split.SharedRows;
import org.pubn.split.ValidationSplit;
import org.pubn.table.ColumnSummary;
import org.pubn.table.TableEncoding;

/**
 * Samples as they were read from files, split and turned into features.
 *
 * @param source the files
 * @param data the samples on both sides of the split
 * @param shared rows that occur in more than one sample
 * @param columns what the columns of the table hold; none for ready-made features and documents
 * @param documents what is known of the documents, where the files hold documents
 * @param preprocessing how rows become features; empty for ready-made features
 * @param featureColumns which features each column was turned into
 * @param table the rows as they were read; empty for ready-made features and documents
 */
public record LoadedSamples(
    String source,
    TrainingData data,
    SharedRows shared,
    List<ColumnSummary> columns,
    Optional<CorpusSummary> documents,
    Optional<Preprocessing> preprocessing,
    FeatureColumns featureColumns,
    Optional<SplitTable> table) {

  public LoadedSamples {
    columns = List.copyOf(columns);
  }

  /**
   * Reads the files of a user, holding out a share of each sample for validation.
   *
   * @param validationShare the share of each that is held out
   * @param seed decides which rows
   * @param scenario how the samples came to be; empty to take one file of labeled rows for one
   *     sample and files of their own for two
   * @throws InputException if a file does not exist, or files, columns or labels do not belong
   *     together
   * @throws org.pubn.storage.DataFormatException if a file breaks its format
   */
  public static LoadedSamples read(
      TrainingFiles files, double validationShare, Seed seed, Optional<Scenario> scenario)
      throws IOException {
    return new SampleLoader(validationShare, seed, scenario).load(files);
  }

  /**
   * Splits samples of ready-made features. Copies in U are on the side of their rows.
   *
   * @param source where they come from, for people
   * @param validationShare the share of each that is held out
   * @param seed decides which rows
   */
  public static LoadedSamples of(
      String source, PubnSamples samples, double validationShare, Seed seed) {
    PubnSamples apart = samples.apart();
    ValidationSplit split = ValidationSplit.of(apart, validationShare, seed);
    return new LoadedSamples(
        source,
        split.apply(apart).drawn(samples.scenario()),
        split.shared(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        FeatureColumns.unnamed(samples.columns()),
        Optional.empty());
  }

  /**
   * The same rows as trees take them: numbers as they are, values of a list by code, NaN where a
   * value is missing. Ready-made features and documents stay as they are.
   */
  public LoadedSamples plain() {
    return table.map(SplitTable::plain).orElse(this);
  }

  /** How the samples came to be. */
  public Scenario scenario() {
    return data.training().scenario();
  }

  private Optional<ImageShape> image() {
    return preprocessing
        .filter(ImagePreprocessing.class::isInstance)
        .map(pixels -> ((ImagePreprocessing) pixels).shape());
  }

  /** What the features look like to a model. */
  public RowShape shape() {
    Set<Integer> codes =
        preprocessing.isPresent() && preprocessing.get() instanceof TableEncoding encoding
            ? encoding.codes()
            : Set.of();
    return new RowShape(data.training().columns(), codes, image());
  }
}
