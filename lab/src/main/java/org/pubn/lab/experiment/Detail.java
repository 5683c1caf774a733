package org.pubn.lab.experiment;

/** What an experiment wants to keep of every run beyond its numbers. */
public enum Detail {
  /** Test errors after every epoch. */
  CURVE,
  /** σ̂ over the U training sample, and η. */
  SIGMA,
  /** The last hidden layer on some test examples, projected to two dimensions. */
  EMBEDDING,
  /** The decision on every test example. */
  DECISIONS,
  /** What a judgement without labels says, beside the truth. */
  JUDGEMENT
}
