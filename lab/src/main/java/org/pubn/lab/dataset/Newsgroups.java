package org.pubn.lab.dataset;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.pubn.app.directory.DataDirectory;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.data.Progress;
import org.pubn.encoder.EncoderSource;
import org.pubn.engine.Model;
import org.pubn.lab.task.ClassLabels;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TestSet;
import org.pubn.lab.task.TrialSizes;
import org.pubn.learn.Optimisation;
import org.pubn.nn.NetworkSpec;

/**
 * 20 Newsgroups (Lang, 1995), split by date, from the data directory. Posts are used whole, headers
 * and quotes included. Their features are
 *
 * <ul>
 *   <li>by default those of a pretrained transformer, for an MLP; the features are the name of a
 *       packaged encoder, a directory with another one, or an {@code .npy} file of ready-made ones;
 *   <li>{@value #TFIDF} for a linear model, as in the text supplement.
 * </ul>
 *
 * Vocabulary and scaling are learned from the training split alone.
 */
public final class Newsgroups implements Dataset {

  /** The name of the tf-idf features. */
  public static final String TFIDF = "tfidf";

  private final NewsgroupsPosts posts;
  private final Map<String, PostFeatures> known;
  private final String features;
  private final TrialSizes sizes;

  /** The posts in a directory, which need not be there before they are asked for. */
  public Newsgroups(DataDirectory directory) {
    this(
        new NewsgroupsPosts(directory),
        new ConcurrentHashMap<>(),
        EncoderSource.DEFAULT,
        NewsgroupsTasks.TRIAL_SIZES);
  }

  private Newsgroups(
      NewsgroupsPosts posts, Map<String, PostFeatures> known, String features, TrialSizes sizes) {
    this.posts = posts;
    this.known = known;
    this.features = features;
    this.sizes = sizes;
  }

  @Override
  public String id() {
    return NewsgroupsTasks.DATASET;
  }

  @Override
  public boolean isAtHand() {
    return posts.areThere();
  }

  @Override
  public Set<String> otherSizes() {
    return NewsgroupsTasks.OTHER_SIZES.keySet();
  }

  @Override
  public List<String> encoders() {
    return EncoderSource.namesAtHand();
  }

  @Override
  public Newsgroups with(DatasetOptions options) {
    return new Newsgroups(
        posts,
        known,
        options.features().orElse(features),
        options.sizes().map(this::sizes).orElse(sizes));
  }

  private TrialSizes sizes(String name) {
    TrialSizes found = NewsgroupsTasks.OTHER_SIZES.get(name);
    if (found == null) {
      throw new InputException(
          "data set newsgroups, sizes "
              + name
              + ": must be one of "
              + String.join(", ", otherSizes()));
    }
    return found;
  }

  @Override
  public void prepare(int threads, Progress progress) {
    split(threads, progress);
  }

  private PostFeatures.Split split(int threads, Progress progress) {
    return known
        .computeIfAbsent(features, name -> new PostFeatures(name, posts))
        .split(threads, progress);
  }

  private PostFeatures.Split split() {
    return split(Runtime.getRuntime().availableProcessors(), Progress.NONE);
  }

  @Override
  public List<Task> tasks() {
    return NewsgroupsTasks.ALL;
  }

  @Override
  public TrialSizes trialSizes() {
    return sizes;
  }

  @Override
  public Model model() {
    int columns = split().training().columns();
    return features.equals(TFIDF)
        ? NetworkSpec.linear(columns)
        : NetworkSpec.mlp(columns, 300, 300);
  }

  @Override
  public Optimisation optimisation() {
    return Optimisation.ofRate(1e-3).withEpochs(50);
  }

  @Override
  public List<Double> rates() {
    return List.of(5e-3, 1e-3, 5e-4);
  }

  @Override
  public double curveRate() {
    return 1e-4;
  }

  @Override
  public ClassLabels classes() {
    return posts.trainingClasses();
  }

  @Override
  public Features rows(int[] trainingRows) {
    return split().training().select(trainingRows);
  }

  @Override
  public TestSet test(Task task) {
    return TestSet.of(split().test(), posts.testClasses(), task);
  }
}
