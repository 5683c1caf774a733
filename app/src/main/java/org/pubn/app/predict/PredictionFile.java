package org.pubn.app.predict;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import org.pubn.app.predict.Predictor.Count;
import org.pubn.data.InputException;
import org.pubn.files.ModelRows;
import org.pubn.storage.AtomicFile;

/**
 * Where predictions go: {@code .csv} or {@code .tsv}, packed where the name ends in {@code .gz}.
 * The file is there as a whole or not at all.
 */
public record PredictionFile(Path path) {

  public PredictionFile {
    if (!path.toString().toLowerCase(Locale.ROOT).matches(".*\\.(csv|tsv)(\\.gz)?")) {
      throw new InputException(path + ": its name must end in .csv, .tsv, .csv.gz or .tsv.gz");
    }
  }

  /** Scores all rows of a source into the file. */
  public Count write(Predictor predictor, ModelRows source, KeptColumns kept) throws IOException {
    String name = path.toString().toLowerCase(Locale.ROOT);
    char separator = name.contains(".tsv") ? '\t' : ',';
    List<Count> counts = new ArrayList<>();
    AtomicFile.write(
        path,
        out -> {
          if (name.endsWith(".gz")) {
            GZIPOutputStream packed = new GZIPOutputStream(out, 1 << 16);
            counts.add(predictor.predict(source, kept, separator, packed));
            // The stream below is not ours to close.
            packed.finish();
          } else {
            counts.add(predictor.predict(source, kept, separator, out));
          }
        });
    return counts.get(0);
  }
}
