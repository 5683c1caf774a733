package org.pubn.trees.model;

import java.util.List;
import org.pubn.engine.ModelFamily;
import org.pubn.train.ModelKind;
import org.pubn.train.ModelProvider;

/** Forests and boosted trees as kinds of models. */
public final class TreeModels implements ModelProvider {

  private static final int TREES = 300;
  private static final int BOOSTED_TREES = 100;

  /** 300 trees side by side. */
  public static final ModelKind FOREST =
      new ModelKind(
          "forest", ModelFamily.FOREST, shape -> new TreeModel(ModelFamily.FOREST, shape, TREES));

  /** 100 trees, each on what those before it left open. */
  public static final ModelKind BOOSTED =
      new ModelKind(
          "boosted",
          ModelFamily.BOOSTED,
          shape -> new TreeModel(ModelFamily.BOOSTED, shape, BOOSTED_TREES));

  @Override
  public List<ModelKind> models() {
    return List.of(FOREST, BOOSTED);
  }
}
