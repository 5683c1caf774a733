package org.pubn.app.examples;

import java.nio.file.Path;
import org.tribuo.Model;
import org.tribuo.MutableDataset;
import org.tribuo.classification.Label;
import org.tribuo.classification.LabelFactory;
import org.tribuo.classification.dtree.CARTClassificationTrainer;
import org.tribuo.classification.dtree.impurity.GiniIndex;
import org.tribuo.classification.ensemble.VotingCombiner;
import org.tribuo.common.tree.RandomForestTrainer;
import org.tribuo.data.columnar.RowProcessor;
import org.tribuo.data.columnar.extractors.FloatExtractor;
import org.tribuo.data.columnar.processors.field.DoubleFieldProcessor;
import org.tribuo.data.columnar.processors.response.FieldResponseProcessor;
import org.tribuo.data.csv.CSVDataSource;

/** A forest of Tribuo's that learns from weights of ours. */
public final class TribuoForest {

  private TribuoForest() {}

  public static Model<Label> of(Path weighted) {
    // region tribuo-weights
    RowProcessor<Label> columns =
        new RowProcessor.Builder<Label>()
            .addFieldProcessor(new DoubleFieldProcessor("x"))
            .addFieldProcessor(new DoubleFieldProcessor("y"))
            .setWeightExtractor(new FloatExtractor("pubn_weight"))
            .build(new FieldResponseProcessor<>("pubn_label", "0", new LabelFactory()));
    MutableDataset<Label> rows = new MutableDataset<>(new CSVDataSource<>(weighted, columns, true));
    CARTClassificationTrainer tree =
        new CARTClassificationTrainer(8, 5f, 0f, 0.7f, new GiniIndex(), 0L);
    Model<Label> forest = new RandomForestTrainer<>(tree, new VotingCombiner(), 100).train(rows);
    // endregion
    return forest;
  }
}
