/** Documents as sparse features: tf-idf and center-based similarities. */
module org.pubn.text {
  requires transitive org.pubn;

  exports org.pubn.text;

  provides org.pubn.modelfile.PreprocessingFormat with
      org.pubn.text.TfIdfFormat;
  provides org.pubn.corpus.TextFeatures with
      org.pubn.text.TermFeatures;
}
