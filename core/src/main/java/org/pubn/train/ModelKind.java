package org.pubn.train;

import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pubn.data.InputException;
import org.pubn.engine.ImageShape;
import org.pubn.engine.Model;
import org.pubn.engine.ModelFamily;
import org.pubn.engine.RowShape;
import org.pubn.nn.NetworkSpec;

/**
 * A kind of model. Those that need images refuse other rows. Those of other jars come by a {@link
 * ModelProvider}.
 *
 * @param id the name on the command line, such as {@code mlp}
 * @param family how its models learn
 * @param maker makes the model for rows of a given shape
 */
public record ModelKind(String id, ModelFamily family, Function<RowShape, Model> maker) {

  /** g(x) = w·x + b: few examples, or weights that are to be read. */
  public static final ModelKind LINEAR =
      new ModelKind("linear", ModelFamily.DESCENT, shape -> NetworkSpec.linear(shape.columns()));

  /** The paper's network for tables of features: 300-300-1 with ReLU. */
  public static final ModelKind MLP =
      new ModelKind(
          "mlp", ModelFamily.DESCENT, shape -> NetworkSpec.mlp(shape.columns(), 300, 300));

  /** A small network of convolutions, for images. */
  public static final ModelKind CONVNET =
      new ModelKind(
          "convnet", ModelFamily.DESCENT, shape -> NetworkSpec.convNet(image("convnet", shape)));

  /** The paper's residual network at a quarter of its width, for images. */
  public static final ModelKind RESNET =
      new ModelKind("resnet", ModelFamily.DESCENT, shape -> resNet(image("resnet", shape)));

  /** Channels of the first stage; the paper has 64. */
  private static final int RESNET_CHANNELS = 16;

  private static NetworkSpec resNet(ImageShape image) {
    return NetworkSpec.preActResNet18(
        image.channels(), image.height(), image.width(), RESNET_CHANNELS);
  }

  private static ImageShape image(String id, RowShape shape) {
    return shape
        .image()
        .orElseThrow(() -> new InputException("model " + id + ": needs the pixels of images"));
  }

  /** Loaded when first asked for: providers need this class to be there before. */
  private static final class Known {
    private static final List<ModelKind> ALL =
        Stream.concat(
                Stream.of(LINEAR, MLP, CONVNET, RESNET),
                ServiceLoader.load(ModelProvider.class).stream()
                    .flatMap(provider -> provider.get().models().stream()))
            .toList();
  }

  /** All kinds, in the order of the command line's help. */
  public static List<ModelKind> all() {
    return Known.ALL;
  }

  /** The model for rows of the given shape. */
  public Model model(RowShape shape) {
    return maker.apply(shape);
  }

  /** The model for rows of so many numbers. */
  public Model model(int columns) {
    return model(RowShape.numbers(columns));
  }

  /**
   * Refuses a kind that cannot be trained exactly.
   *
   * @throws InputException if it is not linear
   */
  void requireExact() {
    if (!equals(LINEAR)) {
      throw new InputException("model " + id() + ": must be linear to be trained exactly");
    }
  }

  /**
   * The kind with an id.
   *
   * @throws InputException if there is no such kind
   */
  public static ModelKind byId(String id) {
    return all().stream()
        .filter(kind -> kind.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "model "
                        + id
                        + ": must be one of "
                        + all().stream().map(ModelKind::id).collect(Collectors.joining(", "))));
  }
}
