package org.pubn.lab.dataset;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pubn.lab.task.SampleSizes;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TrialSizes;
import org.pubn.sample.Priors;

/**
 * The paper's tasks on 20 Newsgroups: the groups alt., comp., misc. and rec. against sci., soc. and
 * talk. Classes are numbered in alphabetical order of the groups.
 */
final class NewsgroupsTasks {

  static final String DATASET = "newsgroups";

  /** 500 P, 500 bN and 6000 U to train on, a fifth of each to choose by. */
  static final TrialSizes TRIAL_SIZES =
      new TrialSizes(new SampleSizes(500, 500, 6000), new SampleSizes(100, 100, 1200), 8_000);

  /** Half of everything, for σ̂ and g from separate data: the halved pools hold no more. */
  static final String HALVED = "halved";

  /** PUbN in the text supplement (table "cbs-size"). */
  static final String SUPPLEMENT = "supplement";

  /**
   * P and bN alone, in the text supplement: 600 P, and 400 or 1000 bN from a larger pool, because
   * 8000 posts hold too few of soc. There is no U and no validation; the single U example is there
   * because samples cannot do without, and P and U of the rest of the split serve to report the
   * common validation loss. The methods that get these sizes look at neither.
   */
  static final String PBN_400 = "pbn-400";

  /** Like {@link #PBN_400}, with 1000 bN. */
  static final String PBN_1000 = "pbn-1000";

  static final Map<String, TrialSizes> OTHER_SIZES = otherSizes();

  private static final double PI = 0.56;

  static final List<Task> ALL =
      List.of(
          task("pu", Map.of(), Priors.positive(PI)),
          task("sci", Map.of(11, 0.25, 12, 0.25, 13, 0.25, 14, 0.25), new Priors(PI, 0.21)),
          task("talk", Map.of(16, 0.28, 17, 0.29, 18, 0.24, 19, 0.19), new Priors(PI, 0.17)),
          task(
              "skewed",
              Map.of(
                  11, 0.025, 12, 0.025, 13, 0.025, 14, 0.025, 15, 0.5, 16, 0.112, 17, 0.116, 18,
                  0.096, 19, 0.076),
              new Priors(PI, 0.1)));

  private NewsgroupsTasks() {}

  private static Map<String, TrialSizes> otherSizes() {
    Map<String, TrialSizes> sizes = new LinkedHashMap<>();
    sizes.put(HALVED, sizes(250, 250, 3000, 50, 50, 600, 8_000));
    sizes.put(SUPPLEMENT, sizes(500, 320, 500, 100, 80, 100, 8_000));
    sizes.put(PBN_400, sizes(600, 400, 1, 100, 1, 200, 11_000));
    sizes.put(PBN_1000, sizes(600, 1000, 1, 100, 1, 200, 11_000));
    return sizes;
  }

  /** P, bN and U to train on, the same to choose by, and where the split is cut. */
  private static TrialSizes sizes(int p, int bn, int u, int heldP, int heldBn, int heldU, int cut) {
    return new TrialSizes(new SampleSizes(p, bn, u), new SampleSizes(heldP, heldBn, heldU), cut);
  }

  private static Task task(String name, Map<Integer, Double> negativeShares, Priors priors) {
    Set<Integer> positive = IntStream.rangeClosed(0, 10).boxed().collect(Collectors.toSet());
    return new Task(DATASET + "/" + name, DATASET, positive, negativeShares, priors);
  }
}
