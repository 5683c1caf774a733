package org.pubn.lab.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.app.evaluation.SavedModel;
import org.pubn.classify.Classifier;
import org.pubn.data.DenseFeatures;
import org.pubn.eval.MetricValue;
import org.pubn.modelfile.ClassifierFile;

/** The example of docs/guide/evaluate.md. */
class JudgeClassifierTest {

  @TempDir private Path directory;

  @Test
  void bothWaysToJudgeAgreeOnOneWorld() throws IOException {
    Classifier classifier = ClassifierFile.load(SavedModel.in(directory));
    List<MetricValue> accuracy =
        JudgeClassifier.accuracy(
            classifier,
            DenseFeatures.of(1, 2, -1, 1, -2, -3),
            new boolean[] {true, true, false, false, false},
            DenseFeatures.of(1, 2, -1),
            DenseFeatures.of(1, 2, -1, 1, -2, -3));

    assertThat(((MetricValue.Estimate) accuracy.get(0)).value()).isEqualTo(0.6);
    assertThat(((MetricValue.Estimate) accuracy.get(1)).value()).isCloseTo(0.6, within(1e-12));
  }
}
