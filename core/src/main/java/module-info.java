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
  exports org.pubn.classify;
  exports org.pubn.data;
  exports org.pubn.eval;
  exports org.pubn.files;
  exports org.pubn.prior;
  exports org.pubn.random;
  exports org.pubn.sample;
  exports org.pubn.settings;
  exports org.pubn.stats;
  exports org.pubn.train;
  exports org.pubn.weigh;
  exports org.pubn.advisor to
      org.pubn.app,
      org.pubn.lab;
  exports org.pubn.calibration to
      org.pubn.onnx,
      org.pubn.trees;
  exports org.pubn.corpus to
      org.pubn.app,
      org.pubn.encoder,
      org.pubn.image,
      org.pubn.serve,
      org.pubn.text;
  exports org.pubn.crossfit to
      org.pubn.lab;
  exports org.pubn.engine to
      org.pubn.app,
      org.pubn.encoder,
      org.pubn.image,
      org.pubn.lab,
      org.pubn.onnx,
      org.pubn.serve,
      org.pubn.trees;
  exports org.pubn.estimation to
      org.pubn.app,
      org.pubn.lab;
  exports org.pubn.learn to
      org.pubn.app,
      org.pubn.lab,
      org.pubn.trees;
  exports org.pubn.linear to
      org.pubn.lab,
      org.pubn.spark;
  exports org.pubn.method to
      org.pubn.app,
      org.pubn.lab,
      org.pubn.trees;
  exports org.pubn.modelfile to
      org.pubn.app,
      org.pubn.encoder,
      org.pubn.image,
      org.pubn.serve,
      org.pubn.spark,
      org.pubn.text,
      org.pubn.trees;
  exports org.pubn.nn to
      org.pubn.app,
      org.pubn.lab,
      org.pubn.onnx,
      org.pubn.simd,
      org.pubn.spark;
  exports org.pubn.numbers to
      org.pubn.app,
      org.pubn.image,
      org.pubn.lab,
      org.pubn.serve,
      org.pubn.spark,
      org.pubn.trees;
  exports org.pubn.origin to
      org.pubn.app,
      org.pubn.lab,
      org.pubn.onnx,
      org.pubn.serve,
      org.pubn.spark;
  exports org.pubn.preprocessing to
      org.pubn.app,
      org.pubn.encoder,
      org.pubn.image,
      org.pubn.onnx,
      org.pubn.serve,
      org.pubn.spark,
      org.pubn.text;
  exports org.pubn.risk to
      org.pubn.app,
      org.pubn.lab,
      org.pubn.spark;
  exports org.pubn.split to
      org.pubn.app,
      org.pubn.lab;
  exports org.pubn.storage to
      org.pubn.app,
      org.pubn.encoder,
      org.pubn.image,
      org.pubn.lab,
      org.pubn.onnx,
      org.pubn.parquet,
      org.pubn.report,
      org.pubn.serve,
      org.pubn.spark,
      org.pubn.text,
      org.pubn.trees;
  exports org.pubn.table to
      org.pubn.app,
      org.pubn.lab,
      org.pubn.onnx,
      org.pubn.serve;

  uses org.pubn.corpus.TextFeatures;
  uses org.pubn.method.MethodProvider;
  uses org.pubn.modelfile.PreprocessingFormat;
  uses org.pubn.modelfile.ScorerFormat;
  uses org.pubn.nn.KernelProvider;
  uses org.pubn.storage.RowFormat;
  uses org.pubn.train.ModelProvider;

  provides org.pubn.modelfile.PreprocessingFormat with
      org.pubn.table.TableEncodingFormat;
}
