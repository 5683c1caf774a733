package org.pubn.nn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;

final class NetworkSpecTest {

  @Test
  void describesItself() {
    assertThat(NetworkSpec.linear(9).description()).isEqualTo("linear 9-1");
    assertThat(NetworkSpec.mlp(784, 300, 300).description()).isEqualTo("mlp 784-300-300-1");
    assertThat(NetworkSpec.mnistConvNet().description())
        .startsWith("convnet 784-")
        .endsWith("-40-1");
    assertThat(NetworkSpec.mnistConvNet().parameters()).isEqualTo(130 + 1260 + 6440 + 41);
  }

  @Test
  void residualNetworksHaveThePapersNumberOfParameters() {
    NetworkSpec full = NetworkSpec.preActResNet18(3, 32, 32, 64);
    NetworkSpec small = NetworkSpec.preActResNet18(3, 32, 32, 16);
    assertThat(full.parameters()).isEqualTo(11_166_529);
    assertThat(small.parameters()).isEqualTo(699_601);
    assertThat(small.description()).startsWith("resnet 3072-16384-");
  }

  @Test
  void refusesLayersThatDoNotFit() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new NetworkSpec(List.of()))
        .withMessage("network: has no layers");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> spec(new LayerSpec.Dense(3, 4), new LayerSpec.Dense(5, 1)))
        .withMessage("layer 1: takes 5 features, the layer before it gives 4");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> spec(new LayerSpec.Dense(3, 2)))
        .withMessage("network: gives 2 outputs, must give 1");
  }

  @Test
  void refusesSizesThatAreNone() {
    assertThatIllegalArgumentException().isThrownBy(() -> new LayerSpec.Relu(0));
    assertThatIllegalArgumentException().isThrownBy(() -> new LayerSpec.Dropout(-1, 0.5));
    assertThatIllegalArgumentException().isThrownBy(() -> new LayerSpec.Dropout(3, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new LayerSpec.Dense(0, 1));
  }

  @Test
  void refusesSizesThatDoNotFitAnArray() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new LayerSpec.Dense(65536, 65536))
        .withMessageStartingWith("weights of a dense layer: too large");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ConvShape(65536, 256, 256, 1, 1))
        .withMessageStartingWith("input of a convolution: too large");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PoolShape(65536, 256, 256))
        .withMessageStartingWith("input of a pooling: too large");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> NetworkSpec.mlp(30000, 60000, 10000))
        .withMessageStartingWith("parameters of a network: too large");
  }

  @Test
  void networksTakeFiniteParametersOfTheirNumber() {
    NetworkSpec spec = NetworkSpec.linear(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Network(spec, new float[3]))
        .withMessage("3 parameters: the network has 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Network(spec, new float[] {1, Float.POSITIVE_INFINITY}))
        .withMessage("parameter 1: Infinity is not a finite number");
  }

  @Test
  void networksDoNotShareTheirParameters() {
    float[] parameters = {2, 1};
    Network network = new Network(NetworkSpec.linear(1), parameters);
    parameters[0] = 7;
    network.parameters()[1] = 7;
    assertThat(network.scores(DenseFeatures.of(1, 3, -1))).containsExactly(7, -1);
    assertThat(network.activations(DenseFeatures.of(1, 3), 0).get(0, 0)).isEqualTo(7);
  }

  private static NetworkSpec spec(LayerSpec... layers) {
    return new NetworkSpec(List.of(layers));
  }
}
