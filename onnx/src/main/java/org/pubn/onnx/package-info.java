/**
 * Classifiers as ONNX models, for programs that have no Java.
 *
 * <p>Start at {@link org.pubn.onnx.OnnxModel}. A {@link org.pubn.onnx.Graph} is filled from a
 * table's encoding ({@link org.pubn.onnx.TableGraph}), then from the networks ({@link
 * org.pubn.onnx.NetworkGraph}), then with the outputs, and written to a file.
 */
package org.pubn.onnx;
