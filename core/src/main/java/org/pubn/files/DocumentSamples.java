package org.pubn.files;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.pubn.corpus.Corpus;
import org.pubn.corpus.CorpusIndex;
import org.pubn.corpus.CorpusSummary;
import org.pubn.corpus.DamagedPictures;
import org.pubn.corpus.PlacedDocuments;
import org.pubn.corpus.TextFeatures;
import org.pubn.data.Features;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.sample.ByRole;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.sample.RowNotes;
import org.pubn.sample.TrainingData;
import org.pubn.split.ValidationSplit;

/**
 * Samples of documents. They are split before anything is learned from them: vocabularies and
 * scales come from training documents alone.
 */
final class DocumentSamples {

  /** The two sides of the split. */
  private static final int SIDES = 2;

  private final TextFeatures features;
  private final SampleLoader loader;

  DocumentSamples(TextFeatures features, SampleLoader loader) {
    this.features = features;
    this.loader = loader;
  }

  LoadedSamples load(TrainingFiles files) throws IOException {
    Corpus corpus =
        new Corpus(
            files.all(),
            files.columns().documentColumn(),
            features.content(),
            files.columns().damaged());
    Optional<String> label =
        files instanceof LabeledFile file
            ? Optional.of(file.requireColumn("document is; of a folder, \"folder\""))
            : Optional.empty();
    CorpusIndex index = CorpusIndex.of(corpus, label, files.columns().group());
    RoleRows roles = roles(files, index);
    ValidationSplit split =
        ValidationSplit.of(
            keys(index, roles, Role.POSITIVE),
            keys(index, roles, Role.UNLABELED),
            keys(index, roles, Role.NEGATIVE),
            loader.validationShare(),
            loader.seed(),
            files.columns().group().isPresent());
    TextFeatures.Learned learned = features.learn(placed(corpus, index.size(), roles, split));
    Preprocessing preprocessing = learned.preprocessing();
    return new LoadedSamples(
        corpus.source(),
        new TrainingData(
                noted(samples(learned, 0), index, roles, split::training, files),
                noted(samples(learned, 1), index, roles, split::validation, files))
            .drawn(loader.scenarioOf(files)),
        split.shared(),
        List.of(),
        Optional.of(summary(index, files.columns().damaged(), preprocessing)),
        Optional.of(preprocessing),
        FeatureColumns.of(preprocessing.features()),
        Optional.empty());
  }

  private static RoleRows roles(TrainingFiles files, CorpusIndex index) {
    if (files instanceof LabeledFile file) {
      RoleRows roles = RoleRows.of(index.labels(), file.labels());
      roles.requireSamples(file.input() + ", column \"" + file.column().orElse("") + "\"");
      return roles;
    }
    RoleRows roles = new RoleRows();
    roles.put(Role.POSITIVE, index.documents(0));
    roles.put(Role.UNLABELED, index.documents(1));
    if (files.all().size() > 2) {
      roles.put(Role.NEGATIVE, index.documents(2));
    }
    return roles;
  }

  /** Samples with their groups, if there are groups. */
  private static PubnSamples noted(
      PubnSamples samples,
      CorpusIndex index,
      RoleRows roles,
      Function<Role, int[]> side,
      TrainingFiles files) {
    if (files.columns().group().isEmpty()) {
      return samples;
    }
    return samples.withNotes(
        RowNotes.NONE.withGroups(
            ByRole.of(
                role ->
                    Arrays.stream(select(roles.of(role), side.apply(role)))
                        .mapToLong(index::key)
                        .toArray())));
  }

  private static long[] keys(CorpusIndex index, RoleRows roles, Role group) {
    return Arrays.stream(roles.of(group)).mapToLong(index::key).toArray();
  }

  private static PlacedDocuments placed(
      Corpus corpus, int documents, RoleRows roles, ValidationSplit split) {
    PlacedDocuments placed = new PlacedDocuments(corpus, documents, SIDES * Role.values().length);
    for (Role group : Role.values()) {
      int[] all = roles.of(group);
      placed.put(place(group, 0), select(all, split.training(group)), true);
      placed.put(place(group, 1), select(all, split.validation(group)), false);
    }
    return placed;
  }

  private static int[] select(int[] documents, int[] places) {
    return Arrays.stream(places).map(place -> documents[place]).toArray();
  }

  private static int place(Role group, int side) {
    return SIDES * group.ordinal() + side;
  }

  private static PubnSamples samples(TextFeatures.Learned learned, int side) {
    return new PubnSamples(
        sample(learned, Role.POSITIVE, side),
        sample(learned, Role.UNLABELED, side),
        sample(learned, Role.NEGATIVE, side));
  }

  private static Features sample(TextFeatures.Learned learned, Role group, int side) {
    return learned.samples().get(place(group, side));
  }

  private CorpusSummary summary(
      CorpusIndex index, DamagedPictures damaged, Preprocessing preprocessing) {
    return new CorpusSummary(
        features.content(),
        index.size(),
        damaged.flaws(),
        index.blank(),
        index.characters(),
        features.description(),
        preprocessing.features().size());
  }
}
