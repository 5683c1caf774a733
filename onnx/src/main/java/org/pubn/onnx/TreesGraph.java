package org.pubn.onnx;

import static org.pubn.onnx.Graph.attribute;

import java.util.ArrayList;
import java.util.List;
import org.pubn.trees.ColumnBins;
import org.pubn.trees.TreeView;
import org.pubn.trees.Trees;
import org.pubn.trees.model.TreesScorer;
import org.pubn.trees.model.TreesScorer.Link;

/**
 * Appends the scores of trees to a graph, by the operator {@code TreeEnsembleRegressor}. A split of
 * categories becomes a chain of questions "is it this one?", whose answers "yes" lead to the same
 * child. Of a forest both the share and what it lacks to one are summed, so that log-odds keep
 * their digits at either end.
 */
final class TreesGraph {

  private final Graph graph;
  private final TreesScorer scorer;
  private final Trees trees;

  private final List<Long> treeIds = new ArrayList<>();
  private final List<Long> nodeIds = new ArrayList<>();
  private final List<Long> columns = new ArrayList<>();
  private final List<Float> values = new ArrayList<>();
  private final List<String> modes = new ArrayList<>();
  private final List<Long> missing = new ArrayList<>();
  private final List<Long> whereTrue = new ArrayList<>();
  private final List<Long> whereFalse = new ArrayList<>();
  private final List<Long> leafTrees = new ArrayList<>();
  private final List<Long> leafNodes = new ArrayList<>();
  private final List<Long> targets = new ArrayList<>();
  private final List<Float> weights = new ArrayList<>();

  TreesGraph(Graph graph, TreesScorer scorer) {
    this.graph = graph;
    this.scorer = scorer;
    this.trees = scorer.trees();
  }

  /** The scores of a table of features, one column. */
  String scores(String features) {
    for (int t = 0; t < trees.count(); t++) {
      new OneTree(t).add(0);
    }
    boolean shares = scorer.link() == Link.SHARE;
    String sums =
        graph.applyMl(
            "TreeEnsembleRegressor",
            features,
            attribute("n_targets", shares ? 2 : 1),
            Graph.text("aggregate_function", "SUM"),
            Graph.text("post_transform", "NONE"),
            attribute("nodes_treeids", treeIds),
            attribute("nodes_nodeids", nodeIds),
            attribute("nodes_featureids", columns),
            Graph.floats("nodes_values", values),
            Graph.texts("nodes_modes", modes),
            attribute("nodes_missing_value_tracks_true", missing),
            attribute("nodes_truenodeids", whereTrue),
            attribute("nodes_falsenodeids", whereFalse),
            attribute("target_treeids", leafTrees),
            attribute("target_nodeids", leafNodes),
            attribute("target_ids", targets),
            Graph.floats("target_weights", weights));
    String logOdds = shares ? logOdds(sums) : sums;
    double added = (shares ? 0 : trees.base()) - scorer.line();
    return graph.apply("Add", List.of(logOdds, graph.floatNumber((float) added)));
  }

  private String logOdds(String sums) {
    String inside =
        graph.apply("Max", List.of(sums, graph.floatNumber((float) TreesScorer.LEAST_SHARE)));
    String logs = graph.apply("Log", List.of(inside));
    return graph.apply("MatMul", List.of(logs, graph.floats(new float[] {1, -1}, 0, 2, 2, 1)));
  }

  /** One tree while it is added. */
  private final class OneTree {

    private final long number;
    private final TreeView tree;
    private long next;

    OneTree(int number) {
      this.number = number;
      this.tree = trees.tree(number);
    }

    /** Adds a node and all below it; returns its number. */
    long add(int node) {
      if (tree.isLeaf(node)) {
        return leaf(node);
      }
      if (tree.isCategorical(node)) {
        return categories(node);
      }
      int place =
          question(
              tree.column(node),
              "BRANCH_LEQ",
              Math.min(tree.threshold(node), Float.MAX_VALUE),
              tree.missingGoesLeft(node));
      whereTrue.set(place, add(tree.left(node)));
      whereFalse.set(place, add(tree.right(node)));
      return nodeIds.get(place);
    }

    /** Asks for the categories that do not go where missing ones go. */
    private long categories(int node) {
      boolean missingLeft = tree.missingGoesLeft(node);
      ColumnBins bins = trees.bins().column(tree.column(node));
      int others = missingLeft ? tree.right(node) : tree.left(node);
      List<Integer> questions = new ArrayList<>();
      for (int bin = 0; bin < bins.count(); bin++) {
        if (tree.categoryGoesLeft(node, bins.category(bin)) != missingLeft) {
          questions.add(question(tree.column(node), "BRANCH_EQ", bins.category(bin), false));
        }
      }
      int rest = missingLeft ? tree.left(node) : tree.right(node);
      if (questions.isEmpty()) {
        return add(rest);
      }
      long yes = add(others);
      long no = add(rest);
      for (int i = questions.size() - 1; i >= 0; i--) {
        whereTrue.set(questions.get(i), yes);
        whereFalse.set(questions.get(i), no);
        no = nodeIds.get(questions.get(i));
      }
      return no;
    }

    /** Adds a question whose children are not known yet; returns its place. */
    private int question(int column, String mode, float value, boolean missingIsTrue) {
      treeIds.add(number);
      nodeIds.add(next++);
      columns.add((long) column);
      modes.add(mode);
      values.add(value);
      missing.add(missingIsTrue ? 1L : 0L);
      whereTrue.add(0L);
      whereFalse.add(0L);
      return nodeIds.size() - 1;
    }

    private long leaf(int node) {
      int place = question(0, "LEAF", 0, false);
      double value = tree.value(node);
      weigh(place, 0, trees.scale() * value);
      if (scorer.link() == Link.SHARE) {
        weigh(place, 1, trees.scale() * (1 - value));
      }
      return nodeIds.get(place);
    }

    private void weigh(int place, long target, double weight) {
      leafTrees.add(number);
      leafNodes.add(nodeIds.get(place));
      targets.add(target);
      weights.add((float) weight);
    }
  }
}
