package org.pubn.train;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.pubn.engine.Model;
import org.pubn.nn.NetworkSpec;

/** A kind of model that can be trained on any table. */
public enum ModelKind {
  /** g(x) = w·x + b: few examples, or weights that are to be read. */
  LINEAR {
    @Override
    public Model model(int columns) {
      return NetworkSpec.linear(columns);
    }
  },
  /** The paper's network for tables of features: 300-300-1 with ReLU. */
  MLP {
    @Override
    public Model model(int columns) {
      return NetworkSpec.mlp(columns, 300, 300);
    }
  };

  /** The model for rows of the given length. */
  public abstract Model model(int columns);

  /** The name on the command line, such as {@code mlp}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The kind with an id.
   *
   * @throws IllegalArgumentException if there is no such kind
   */
  public static ModelKind byId(String id) {
    return Arrays.stream(values())
        .filter(kind -> kind.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "model "
                        + id
                        + ": must be one of "
                        + Arrays.stream(values())
                            .map(ModelKind::id)
                            .collect(Collectors.joining(", "))));
  }
}
