package org.pubn.bench.peers;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.pubn.app.directory.DataDirectory;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TestSet;
import org.pubn.lab.trial.Trial;
import org.pubn.lab.trial.Trials;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;

/**
 * Writes the rows that {@code reproduce compare} draws, one file per trial, for learners of other
 * programs: {@code WriteTrials DATA OUT TRIALS TASK…}. The first line is {@code TASK TRIAL π ρ
 * COLUMNS P U bN P' U' bN' TEST} (samples to train on, samples held out, test rows); then come the
 * rows in this order as little-endian floats, and a float per test row: 1 where it is positive.
 */
final class WriteTrials {

  private WriteTrials() {}

  public static void main(String[] args) throws IOException {
    Datasets datasets = Datasets.in(DataDirectory.resolve(Optional.of(args[0])));
    Path out = Files.createDirectories(Path.of(args[1]));
    for (int i = 3; i < args.length; i++) {
      Task task = datasets.task(args[i]);
      Trials trials = new Trials(datasets.of(task), task);
      for (int trial = 0; trial < Integer.parseInt(args[2]); trial++) {
        String name = task.id().replace('/', '-') + "-" + trial + ".rows";
        write(out.resolve(name), task, trial, trials.draw(new Seed(trial)));
      }
    }
  }

  private static void write(Path file, Task task, int number, Trial trial) throws IOException {
    PubnSamples training = trial.data().training();
    PubnSamples held = trial.data().validation();
    TestSet test = trial.test();
    Features[] parts = {
      training.positive(),
      training.unlabeled(),
      training.negative(),
      held.positive(),
      held.unlabeled(),
      held.negative(),
      test.features()
    };
    StringBuilder header = new StringBuilder();
    header.append(
        String.format(
            Locale.ROOT,
            "%s %d %s %s %d",
            task.id(),
            number,
            task.priors().pi(),
            task.priors().rho(),
            training.columns()));
    int floats = test.size();
    for (Features part : parts) {
      header.append(' ').append(part.rows());
      floats += part.rows() * training.columns();
    }
    byte[] line = header.append('\n').toString().getBytes(StandardCharsets.UTF_8);
    ByteBuffer bytes =
        ByteBuffer.allocate(line.length + floats * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.put(line);
    float[] row = new float[training.columns()];
    for (Features part : parts) {
      DenseFeatures dense = (DenseFeatures) part;
      for (int i = 0; i < dense.rows(); i++) {
        dense.copyRow(i, row, 0);
        for (float value : row) {
          bytes.putFloat(value);
        }
      }
    }
    for (int i = 0; i < test.size(); i++) {
      bytes.putFloat(test.labels().isPositive(i) ? 1 : 0);
    }
    Files.write(file, bytes.array());
  }
}
