package org.pubn.lab.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubn.data.DenseFeatures;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TestSet;
import org.pubn.sample.Priors;
import org.pubn.storage.DataFormatException;

class LabeledTablesTest {

  private static final String DESCRIPTION =
      """
      {
        "description": "fruit",
        "file": "fruit.csv",
        "label": "name",
        "positive": ["apple", "pear"],
        "category": "colour",
        "prior": 0.5,
        "tasks": {"red": {"rho": 0.2, "negatives": {"red": 1}}},
        "training": {"positive": 5, "negative": 3, "unlabeled": 10},
        "validation": {"positive": 2, "negative": 1, "unlabeled": 4}
      }
      """;

  @TempDir Path folder;

  /** Ten apples, ten pears, ten red cherries, ten yellow bananas, with their size. */
  @BeforeEach
  void table() throws IOException {
    StringBuilder csv = new StringBuilder("name,colour,size\n");
    for (int i = 0; i < 10; i++) {
      csv.append(
          String.format(
              Locale.ROOT, "apple,red,%.1f\npear,green,%.1f\n", 7 + i / 10.0, 8 + i / 10.0));
      csv.append(
          String.format(
              Locale.ROOT, "cherry,red,%.1f\nbanana,yellow,%.1f\n", 2 + i / 10.0, 15 + i / 10.0));
    }
    Files.writeString(folder.resolve("fruit.csv"), csv);
  }

  private Dataset fruit(String description) throws IOException {
    Files.writeString(folder.resolve("fruit.json"), description);
    return LabeledTables.in(folder).get(0);
  }

  @Test
  void tasksComeFromTheDescription() throws IOException {
    Dataset fruit = fruit(DESCRIPTION);

    assertThat(fruit.id()).isEqualTo("fruit");
    assertThat(fruit.tasks()).extracting(Task::id).containsExactly("fruit/pu", "fruit/red");
    assertThat(fruit.tasks().get(0).priors()).isEqualTo(Priors.positive(0.5));
    assertThat(fruit.tasks().get(1).priors()).isEqualTo(new Priors(0.5, 0.2));
  }

  @Test
  void threeTenthsAreTheTestSplit() throws IOException {
    Dataset fruit = fruit(DESCRIPTION);
    TestSet test = fruit.test(fruit.tasks().get(1));

    assertThat(test.size()).isEqualTo(12);
    assertThat(fruit.classes().size()).isEqualTo(28);
    assertThat(fruit.trialSizes().cut()).isEqualTo(23);
  }

  /** Class 0 is positive, class 1 the red negatives, class 2 the other negatives. */
  @Test
  void classesFollowLabelAndCategory() throws IOException {
    Dataset fruit = fruit(DESCRIPTION);
    int[] seen = new int[3];
    for (int row = 0; row < fruit.classes().size(); row++) {
      seen[fruit.classes().get(row)]++;
      DenseFeatures features = (DenseFeatures) fruit.rows(new int[] {row});
      float size = features.get(0, features.columns() - 1);
      // Cherries are smaller and bananas larger than all apples and pears.
      switch (fruit.classes().get(row)) {
        case 1 -> assertThat(size).isLessThan(-0.8f);
        case 2 -> assertThat(size).isGreaterThan(0.8f);
        default -> assertThat(size).isBetween(-0.8f, 0.8f);
      }
    }
    assertThat(seen[0] + seen[1] + seen[2]).isEqualTo(28);
    assertThat(seen).doesNotContain(0);
  }

  /** The test rows must not enter the scaling: the training rows alone have mean 0. */
  @Test
  void scalingIsLearnedFromTheTrainingSplit() throws IOException {
    Dataset fruit = fruit(DESCRIPTION);
    int[] all = new int[fruit.classes().size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = i;
    }
    DenseFeatures rows = (DenseFeatures) fruit.rows(all);
    double sum = 0;
    for (int i = 0; i < all.length; i++) {
      sum += rows.get(i, rows.columns() - 1);
    }
    assertThat(sum / all.length).isCloseTo(0, within(1e-5));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"label\": \"name\",     | ``                       | field \"label\": is missing",
        "\"prior\": 0.5           | \"prior\": 1.5           | prior 1.5: must lie in (0, 1)",
        "\"rho\": 0.2             | \"rho\": 0.6             | prior 0.5 and rho 0.6: their sum",
        "{\"red\": 1}             | {\"red\": 0.5}           | shares sum to 0.5",
        "\"prior\": 0.5           | \"prior\": oops          | not a description of a table",
        "\"prior\": 0.5           | \"prior\": 0.5, \"x\": 1 | not a description of a table",
      })
  void wrongDescriptionsAreRefused(String old, String replacement, String problem) {
    assertThatExceptionOfType(DataFormatException.class)
        .isThrownBy(() -> fruit(DESCRIPTION.replace(old, replacement)))
        .withMessageContaining("fruit.json: ")
        .withMessageContaining(problem);
  }

  @Test
  void aPositiveLabelThatNoRowHasIsRefused() throws IOException {
    Dataset fruit = fruit(DESCRIPTION.replace("\"pear\"", "\"plum\""));

    assertThatExceptionOfType(DataFormatException.class)
        .isThrownBy(fruit::classes)
        .withMessageContaining("fruit.csv: column name: no row has the positive label \"plum\"");
  }

  @Test
  void withoutTheFolderThereAreNone() {
    assertThat(LabeledTables.in(folder.resolve("missing"))).isEmpty();
  }
}
