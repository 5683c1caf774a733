package org.pubn.nn;

/** What networks must do on every kernel set. */
public abstract class NetworkContract
    implements GradientContract, TrainingContract, PyTorchContract {

  /** A fresh object of the set under test. */
  @Override
  public abstract Kernels kernels();
}
