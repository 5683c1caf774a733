/**
 * Documents as dense features: a pretrained transformer reads them, and the vectors of their tokens
 * are pooled by mean, minimum and maximum, as the paper does with ELMo.
 *
 * <p>Start at {@link org.pubn.encoder.EncoderSource} for the transformer and at {@link
 * org.pubn.encoder.DocumentEncoder} for what it does to a document; {@link
 * org.pubn.encoder.CachedEncoder} does it to many documents and remembers. The features are scaled
 * by {@link org.pubn.encoder.ColumnScaling} and go to a model of the engine; {@link
 * org.pubn.encoder.EncoderFeatures} does all of it for a training.
 *
 * <p>A module of its own because ONNX Runtime and the tokenizer bring native libraries of 73 MB,
 * which nobody needs for tf-idf.
 */
package org.pubn.encoder;
