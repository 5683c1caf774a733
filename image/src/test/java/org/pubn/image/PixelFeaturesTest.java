package org.pubn.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.Pubn;
import org.pubn.classify.Classifier;
import org.pubn.corpus.DamagedPictures;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.data.Progress;
import org.pubn.engine.ImageShape;
import org.pubn.files.ColumnOptions;
import org.pubn.files.LoadedSamples;
import org.pubn.files.ModelRows;
import org.pubn.files.TrainingFiles;
import org.pubn.sample.Role;
import org.pubn.settings.Setting;
import org.pubn.train.ModelKind;
import org.pubn.train.TrainOptions;
import org.pubn.train.TrainResult;

final class PixelFeaturesTest {

  private static final TrainOptions QUICK =
      TrainOptions.DEFAULT
          .withPi(0.5)
          .withRate(1e-3)
          .with(Setting.SIGMA_RATE, 1e-3)
          .withTau(0.7)
          .withEpochs(1)
          .withModel(ModelKind.CONVNET)
          .withoutHonestNumbers();

  @TempDir private Path directory;

  /** Pictures of stripes that lie or stand, each a little different. */
  private Path folder(String name, int count, int color, boolean standing) throws IOException {
    Path folder = Files.createDirectories(directory.resolve(name));
    for (int i = 0; i < count; i++) {
      int shift = i;
      BufferedImage image =
          SmallPictures.drawn(
              BufferedImage.TYPE_INT_RGB,
              20,
              12,
              (x, y) ->
                  ((standing ? x : y) + shift) % 5 < 2 ? color : 0xff000000 | shift * 0x010101);
      Files.write(
          folder.resolve(String.format("%s%03d.png", standing ? "s" : "l", i)),
          SmallPictures.file(image, "png"));
    }
    return folder;
  }

  private TrainingFiles files(int color) throws IOException {
    Path positive = folder("positive", 30, color, true);
    Path unlabeled = folder("unlabeled", 40, color, false);
    folder("unlabeled", 40, color, true);
    return TrainingFiles.of(positive, unlabeled);
  }

  private static LoadedSamples read(TrainingFiles files, int size, int threads) throws IOException {
    ColumnOptions columns =
        ColumnOptions.INFERRED.withTextFeatures(new PixelFeatures(size, threads));
    return Pubn.read(files.with(columns), QUICK);
  }

  @Test
  void foldersOfPicturesAreFoundWithoutBeingTold() throws IOException {
    LoadedSamples samples = Pubn.read(files(0xff2060a0), QUICK);

    assertThat(samples.preprocessing()).get().isInstanceOf(Pixels.class);
    assertThat(samples.shape().image()).contains(new ImageShape(3, 32, 32));
    assertThat(samples.data().training().unlabeled().rows()).isEqualTo(64);
  }

  @Test
  void trainingPicturesHaveMeanZeroAndDeviationOne() throws IOException {
    LoadedSamples samples = read(files(0xff2060a0), 8, 1);

    for (int channel = 0; channel < 3; channel++) {
      double sum = 0;
      double squares = 0;
      int count = 0;
      for (Role role : Role.values()) {
        DenseFeatures rows = (DenseFeatures) samples.data().training().of(role);
        for (int row = 0; row < rows.rows(); row++) {
          for (int i = 0; i < 64; i++) {
            double value = rows.get(row, channel * 64 + i);
            sum += value;
            squares += value * value;
            count++;
          }
        }
      }
      assertThat(sum / count).isBetween(-1e-5, 1e-5);
      assertThat(squares / count).isBetween(1 - 1e-5, 1 + 1e-5);
    }
  }

  @Test
  void grayPicturesHaveOneChannel() throws IOException {
    assertThat(read(files(0xffc0c0c0), 16, 1).shape().image()).contains(new ImageShape(1, 16, 16));
  }

  @Test
  void theNumberOfThreadsChangesNothing() throws IOException {
    TrainingFiles files = files(0xff2060a0);

    DenseFeatures one = (DenseFeatures) read(files, 8, 1).data().training().unlabeled();
    DenseFeatures three = (DenseFeatures) read(files, 8, 3).data().training().unlabeled();

    for (int row = 0; row < one.rows(); row++) {
      for (int column = 0; column < one.columns(); column++) {
        assertThat(three.get(row, column)).isEqualTo(one.get(row, column));
      }
    }
  }

  @Test
  void aSavedModelScoresTheSameBits() throws IOException {
    TrainingFiles files = files(0xff2060a0);
    TrainResult result = Pubn.train(read(files, 8, 1), QUICK, Progress.NONE);
    Path file = directory.resolve("m.pubn");
    Pubn.save(result.classifier(), file);
    Classifier loaded = Pubn.load(file);

    assertThat(loaded.preprocessing()).get().isInstanceOf(Pixels.class);
    float[] before = scores(result.classifier());
    assertThat(before).hasSize(80);
    assertThat(scores(loaded)).containsExactly(before);
    assertThat(Pubn.train(read(files, 8, 3), QUICK.withThreads(3), Progress.NONE))
        .satisfies(again -> assertThat(scores(again.classifier())).containsExactly(before));
  }

  private float[] scores(Classifier classifier) throws IOException {
    try (ModelRows rows =
        ModelRows.open(directory.resolve("unlabeled"), Optional.empty(), classifier)) {
      assertThat(rows.columns()).containsExactly("file", "folder");
      assertThat(rows.ids()).containsExactly("file");
      return classifier.scores(rows.next().orElseThrow().features());
    }
  }

  @Test
  void aColumnNamesThePictures() throws IOException {
    files(0xff2060a0);
    StringBuilder table = new StringBuilder("what,photo\n");
    for (int i = 0; i < 30; i++) {
      table.append(String.format("positive,positive/s%03d.png%n", i));
      table.append(String.format("unlabeled,unlabeled/l%03d.png%n", i));
    }
    Path file = Files.writeString(directory.resolve("t.csv"), table);
    TrainingFiles files =
        TrainingFiles.labeled(file, "what").with(ColumnOptions.INFERRED.withPictures("photo"));

    LoadedSamples samples = Pubn.read(files, QUICK);

    assertThat(samples.preprocessing().orElseThrow().columns()).containsExactly("photo");
    assertThat(samples.data().training().positive().rows()).isEqualTo(24);
    Files.writeString(file, table + "positive,none.png\n");
    assertThatThrownBy(() -> Pubn.read(files, QUICK))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("t.csv: line 62, column \"photo\": there is no picture file")
        .hasMessageContaining("none.png");
  }

  @Test
  void picturesAndTextInOneFolderAreRefused() throws IOException {
    TrainingFiles files = files(0xff2060a0);
    Files.writeString(directory.resolve("unlabeled/z.txt"), "text");

    assertThatThrownBy(() -> Pubn.read(files, QUICK))
        .hasMessageContaining("s000.png: is a picture by its name, ")
        .hasMessageEndingWith("z.txt is none; folders must hold pictures or text, not both");
  }

  @Test
  void aDamagedPictureIsNamed() throws IOException {
    TrainingFiles files = files(0xff2060a0);
    Files.write(directory.resolve("unlabeled/l007.png"), new byte[] {1, 2});

    assertThatThrownBy(() -> read(files, 8, 2))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("l007.png: is not a PNG, JPEG, BMP, GIF or WebP picture");
  }

  @Test
  void sizesHaveLimits() {
    assertThatThrownBy(() -> new PixelFeatures(7, 1))
        .hasMessage("image size 7: must lie in 8 … 256");
  }

  @Test
  void damagedPicturesAreLeftOutWhereThatIsAskedFor() throws IOException {
    TrainingFiles files = files(0xff2060a0);
    Files.write(directory.resolve("unlabeled/l007.png"), new byte[] {1, 2});
    Files.write(directory.resolve("unlabeled/l008.png"), new byte[0]);
    DamagedPictures damaged = DamagedPictures.skipped(PictureReader::flaw);

    LoadedSamples samples =
        Pubn.read(files.with(ColumnOptions.INFERRED.withDamaged(damaged)), QUICK);

    assertThat(samples.documents().orElseThrow().documents()).isEqualTo(108);
    assertThat(damaged.flaws())
        .hasSize(2)
        .anyMatch(flaw -> flaw.endsWith("l008.png: is empty, must be a picture"));
    assertThat(samples.documents().orElseThrow().facts()).containsEntry("damaged", "2, left out");
  }
}
