package org.pubn.bench;

import org.pubn.nn.NetworkSpec;

/** The networks of the paper whose training step is timed. */
public enum Workload {
  CONVNET("convnet"),
  MLP_1152("mlp-1152"),
  MLP_9216("mlp-9216");

  private final String id;

  Workload(String id) {
    this.id = id;
  }

  /** The name it shares with {@code pytorch/step.py}. */
  public String id() {
    return id;
  }

  NetworkSpec network() {
    return switch (this) {
      case CONVNET -> NetworkSpec.mnistConvNet();
      case MLP_1152 -> NetworkSpec.mlp(1152, 300, 300);
      case MLP_9216 -> NetworkSpec.mlp(9216, 300, 300);
    };
  }
}
