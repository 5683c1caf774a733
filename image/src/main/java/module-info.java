/** Pictures as features: files of pictures, resized and normalized. */
module org.pubn.image {
  requires transitive org.pubn;
  requires java.desktop;

  exports org.pubn.image;

  provides org.pubn.modelfile.PreprocessingFormat with
      org.pubn.image.PixelsFormat;
  provides org.pubn.corpus.TextFeatures with
      org.pubn.image.PixelFeatures;
}
