/** Forests and boosted trees in plain Java. */
module org.pubn.trees {
  requires transitive org.pubn;
  requires static org.jspecify;

  exports org.pubn.trees;
  exports org.pubn.trees.model;

  provides org.pubn.modelfile.ScorerFormat with
      org.pubn.trees.model.TreesFormat;
  provides org.pubn.method.MethodProvider with
      org.pubn.trees.model.TreeMethods;
  provides org.pubn.train.ModelProvider with
      org.pubn.trees.model.TreeModels;
}
