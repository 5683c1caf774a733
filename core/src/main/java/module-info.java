/**
 * Learning a binary classifier from positive, unlabeled and biased negative data. {@link
 * org.pubn.Pubn} is the door.
 *
 * <p>What is exported to everyone is a promise. The rest is for the modules of this project, and
 * for a method or an engine of one's own on the class path.
 */
@SuppressWarnings("module") // The modules that are named here are compiled after this one.
module org.pubn {
  requires transitive com.fasterxml.jackson.core;
  requires de.siegmar.fastcsv;
  requires org.slf4j;

  exports org.pubn;
  exports org.pubn.advice;
  exports org.pubn.calibration;
  exports org.pubn.classify;
  exports org.pubn.data;
  exports org.pubn.engine;
  exports org.pubn.eval;
  exports org.pubn.files;
  exports org.pubn.method;
  exports org.pubn.prior;
  exports org.pubn.random;
  exports org.pubn.sample;
  exports org.pubn.stats;
  exports org.pubn.train;
  exports org.pubn.weigh;
  exports org.pubn.crossfit to
      org.pubn.lab;
  exports org.pubn.learn to
      org.pubn.app,
      org.pubn.lab,
      org.pubn.trees;
  exports org.pubn.linear to
      org.pubn.lab;
  exports org.pubn.nn to
      org.pubn.app,
      org.pubn.lab,
      org.pubn.onnx,
      org.pubn.simd;
  exports org.pubn.risk to
      org.pubn.app,
      org.pubn.lab;
  exports org.pubn.table to
      org.pubn.app,
      org.pubn.lab,
      org.pubn.onnx,
      org.pubn.serve;

  uses org.pubn.classify.PreprocessingFormat;
  uses org.pubn.classify.ScorerFormat;
  uses org.pubn.data.RowFormat;
  uses org.pubn.files.TextFeatures;
  uses org.pubn.method.MethodProvider;
  uses org.pubn.nn.KernelProvider;
  uses org.pubn.train.ModelProvider;

  provides org.pubn.classify.PreprocessingFormat with
      org.pubn.table.TableEncodingFormat;
}
