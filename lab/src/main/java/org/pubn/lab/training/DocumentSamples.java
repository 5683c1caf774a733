package org.pubn.lab.training;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.pubn.classify.Preprocessing;
import org.pubn.data.Features;
import org.pubn.lab.document.Corpus;
import org.pubn.lab.document.CorpusIndex;
import org.pubn.lab.document.CorpusSummary;
import org.pubn.lab.document.LearnedText;
import org.pubn.lab.document.Placement;
import org.pubn.lab.document.TextFeatures;
import org.pubn.lab.training.TrainingFiles.Labeled;
import org.pubn.risk.Group;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;
import org.pubn.sample.TrainingData;
import org.pubn.train.FeatureColumns;
import org.pubn.train.ValidationSplit;

/**
 * Samples of documents. They are split before anything is learned from them: vocabularies and
 * scales come from training documents alone.
 */
final class DocumentSamples {

  /** The two sides of the split. */
  private static final int SIDES = 2;

  private final Optional<String> column;
  private final TextFeatures features;
  private final double validationShare;
  private final Seed seed;

  /**
   * @param column the column of tables that holds the text
   */
  DocumentSamples(
      Optional<String> column, TextFeatures features, double validationShare, Seed seed) {
    this.column = column;
    this.features = features;
    this.validationShare = validationShare;
    this.seed = seed;
  }

  LoadedSamples load(TrainingFiles files) throws IOException {
    Corpus corpus = new Corpus(files.all(), column);
    Optional<String> label =
        files instanceof Labeled file ? Optional.of(label(file)) : Optional.empty();
    CorpusIndex index = CorpusIndex.of(corpus, label);
    RoleRows roles = roles(files, index);
    ValidationSplit split =
        ValidationSplit.of(
            keys(index, roles, Group.POSITIVE),
            keys(index, roles, Group.UNLABELED),
            keys(index, roles, Group.NEGATIVE),
            validationShare,
            seed);
    LearnedText learned = features.learn(corpus, placement(index.size(), roles, split));
    Preprocessing preprocessing = learned.preprocessing();
    return new LoadedSamples(
        corpus.name(),
        new TrainingData(samples(learned, 0), samples(learned, 1)),
        split.shared(),
        List.of(),
        Optional.of(summary(index, preprocessing)),
        Optional.of(preprocessing),
        FeatureColumns.of(preprocessing.features()));
  }

  private static String label(Labeled file) {
    return file.column()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "--label: is missing; name the column of "
                        + file.input()
                        + " that says what each document is; of a folder, \"folder\""));
  }

  private static RoleRows roles(TrainingFiles files, CorpusIndex index) {
    if (files instanceof Labeled file) {
      RoleRows roles = RoleRows.of(index.labels(), file.labels());
      roles.requireSamples(file.input() + ", column \"" + file.column().orElse("") + "\"");
      return roles;
    }
    RoleRows roles = new RoleRows();
    roles.put(Group.POSITIVE, index.documents(0));
    roles.put(Group.UNLABELED, index.documents(1));
    if (files.all().size() > 2) {
      roles.put(Group.NEGATIVE, index.documents(2));
    }
    return roles;
  }

  private static long[] keys(CorpusIndex index, RoleRows roles, Group group) {
    return Arrays.stream(roles.of(group)).mapToLong(index::key).toArray();
  }

  private static Placement placement(int documents, RoleRows roles, ValidationSplit split) {
    Placement placement = new Placement(documents, SIDES * Group.values().length);
    for (Group group : Group.values()) {
      int[] all = roles.of(group);
      placement.put(place(group, 0), select(all, split.training(group)), true);
      placement.put(place(group, 1), select(all, split.validation(group)), false);
    }
    return placement;
  }

  private static int[] select(int[] documents, int[] places) {
    return Arrays.stream(places).map(place -> documents[place]).toArray();
  }

  private static int place(Group group, int side) {
    return SIDES * group.ordinal() + side;
  }

  private static PubnSamples samples(LearnedText learned, int side) {
    return new PubnSamples(
        sample(learned, Group.POSITIVE, side),
        sample(learned, Group.UNLABELED, side),
        sample(learned, Group.NEGATIVE, side));
  }

  private static Features sample(LearnedText learned, Group group, int side) {
    return learned.samples().get(place(group, side));
  }

  private CorpusSummary summary(CorpusIndex index, Preprocessing preprocessing) {
    return new CorpusSummary(
        index.size(),
        index.blank(),
        index.characters(),
        features.description(),
        preprocessing.features().size());
  }
}
