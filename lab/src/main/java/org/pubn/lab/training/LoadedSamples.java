package org.pubn.lab.training;

import java.util.List;
import java.util.Optional;
import org.pubn.classify.Preprocessing;
import org.pubn.lab.document.CorpusSummary;
import org.pubn.sample.TrainingData;
import org.pubn.table.ColumnSummary;
import org.pubn.train.FeatureColumns;
import org.pubn.train.SharedRows;

/**
 * Samples as they were read from files, split and turned into features.
 *
 * @param source the files
 * @param data the samples on both sides of the split
 * @param shared rows that occur in more than one sample
 * @param columns what the columns of the table hold; none for ready-made features and documents
 * @param documents what was read, where that were documents
 * @param preprocessing how rows become features; empty for ready-made features
 * @param featureColumns which features each column was turned into
 */
public record LoadedSamples(
    String source,
    TrainingData data,
    SharedRows shared,
    List<ColumnSummary> columns,
    Optional<CorpusSummary> documents,
    Optional<Preprocessing> preprocessing,
    FeatureColumns featureColumns) {

  public LoadedSamples {
    columns = List.copyOf(columns);
  }
}
