package org.pubn.onnx;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubn.classify.Classifier;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.engine.ImageShape;
import org.pubn.preprocessing.ImagePreprocessing;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.storage.RowBatch;
import org.pubn.table.CategoryEncoding;
import org.pubn.table.ColumnEncoding;
import org.pubn.table.NumberEncoding;
import org.pubn.table.PlainCategory;
import org.pubn.table.PlainNumber;
import org.pubn.table.TableEncoding;

/**
 * Rows to try a model on: values as in training, missing ones and unseen ones; always the same.
 *
 * @param features what the classifier takes
 * @param inputs what the exported model takes: by input, an array of one-dimensional arrays
 */
record RandomRows(Features features, Map<String, Object> inputs) {

  private static final int ROWS = 200;

  private static final int PICTURES = 20;

  /** Every so many rows a value is missing, and every so many it is one that nobody has seen. */
  private static final int RARELY = 7;

  private static final double SPREAD = 3;

  static RandomRows of(Classifier classifier, Optional<Preprocessing> preprocessing) {
    RandomStream random = new Seed(0).child("export").random();
    return preprocessing
        .map(
            way ->
                way instanceof ImagePreprocessing pixels
                    ? ofPixels(pixels, random)
                    : ofTable((TableEncoding) way, random))
        .orElseGet(() -> ofFeatures(classifier.columns(), random));
  }

  private static RandomRows ofPixels(ImagePreprocessing pixels, RandomStream random) {
    ImageShape shape = pixels.shape();
    float[] features = new float[Math.multiplyExact(PICTURES, shape.columns())];
    float[][][][] values = new float[PICTURES][shape.channels()][shape.height()][shape.width()];
    int next = 0;
    for (float[][][] picture : values) {
      for (int channel = 0; channel < shape.channels(); channel++) {
        for (float[] row : picture[channel]) {
          for (int x = 0; x < row.length; x++) {
            int value = random.nextInt(256);
            row[x] = value;
            features[next++] = pixels.feature(channel, value);
          }
        }
      }
    }
    return new RandomRows(
        DenseFeatures.ofOwned(shape.columns(), features), Map.of(pixels.columns().get(0), values));
  }

  private static RandomRows ofFeatures(int columns, RandomStream random) {
    float[] values = new float[Math.multiplyExact(ROWS, columns)];
    float[][] rows = new float[ROWS][columns];
    for (int i = 0; i < values.length; i++) {
      values[i] = 2 * random.nextFloat() - 1;
      rows[i / columns][i % columns] = values[i];
    }
    return new RandomRows(DenseFeatures.ofOwned(columns, values), Map.of(OnnxModel.FEATURES, rows));
  }

  private static RandomRows ofTable(TableEncoding table, RandomStream random) {
    Map<String, Object> inputs = new LinkedHashMap<>();
    List<String[]> columns = new ArrayList<>();
    for (ColumnEncoding encoding : table.encodings()) {
      String[] cells = new String[ROWS];
      for (int row = 0; row < ROWS; row++) {
        cells[row] = cell(encoding, random);
      }
      columns.add(cells);
      inputs.put(encoding.column(), input(encoding, cells));
    }
    RowBatch.Builder batch = new RowBatch.Builder(columns.size());
    for (int row = 0; row < ROWS; row++) {
      for (String[] cells : columns) {
        batch.add(cells[row]);
      }
      batch.endRow(row + 1L);
    }
    return new RandomRows(table.encoder(table.columns()).encode(batch.build()), inputs);
  }

  private static String cell(ColumnEncoding encoding, RandomStream random) {
    if (random.nextInt(RARELY) == 0) {
      return "";
    }
    if (encoding instanceof NumberEncoding number) {
      double deviations = SPREAD * (2 * random.nextDouble() - 1);
      return Float.toString((float) (number.mean() + number.deviation() * deviations));
    }
    if (encoding instanceof PlainNumber) {
      return Float.toString((float) (SPREAD * (2 * random.nextDouble() - 1)));
    }
    List<String> values =
        encoding instanceof PlainCategory plain
            ? plain.values()
            : ((CategoryEncoding) encoding).values();
    boolean unseen = values.isEmpty() || random.nextInt(RARELY) == 0;
    return unseen ? "never seen before" : values.get(random.nextInt(values.size()));
  }

  private static Object input(ColumnEncoding encoding, String[] cells) {
    if (encoding instanceof CategoryEncoding || encoding instanceof PlainCategory) {
      String[][] texts = new String[cells.length][1];
      for (int row = 0; row < cells.length; row++) {
        texts[row][0] = cells[row];
      }
      return texts;
    }
    float[][] numbers = new float[cells.length][1];
    for (int row = 0; row < cells.length; row++) {
      numbers[row][0] = cells[row].isEmpty() ? Float.NaN : Float.parseFloat(cells[row]);
    }
    return numbers;
  }
}
