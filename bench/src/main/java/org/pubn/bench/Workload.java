package org.pubn.bench;

import org.pubn.nn.NetworkSpec;

/** The networks of the paper whose training step is timed. */
public enum Workload {
  CONVNET("convnet", 120),
  MLP_1152("mlp-1152", 120),
  MLP_9216("mlp-9216", 120),
  /** PreAct ResNet-18 at a quarter of its width. */
  RESNET_16("resnet-16", 100),
  /** The paper's PreAct ResNet-18. */
  RESNET_64("resnet-64", 100);

  private final String id;
  private final int unlabeled;

  Workload(String id, int unlabeled) {
    this.id = id;
    this.unlabeled = unlabeled;
  }

  /** The name it shares with {@code pytorch/step.py}. */
  public String id() {
    return id;
  }

  /** U examples of a mini-batch, beside 10 of P and 10 of bN. */
  int unlabeled() {
    return unlabeled;
  }

  /** Whether it is a residual network, whose steps take a hundred times as long as the others. */
  public boolean isResidual() {
    return this == RESNET_16 || this == RESNET_64;
  }

  NetworkSpec network() {
    return switch (this) {
      case CONVNET -> NetworkSpec.mnistConvNet();
      case MLP_1152 -> NetworkSpec.mlp(1152, 300, 300);
      case MLP_9216 -> NetworkSpec.mlp(9216, 300, 300);
      case RESNET_16 -> NetworkSpec.preActResNet18(3, 32, 32, 16);
      case RESNET_64 -> NetworkSpec.preActResNet18(3, 32, 32, 64);
    };
  }
}
