/**
 * The seam between learning and what is learned: an engine produces scores and consumes a
 * derivative per score, and knows nothing else of the method.
 *
 * <p>Start at {@link org.pubn.engine.Model}. The built-in engine is {@code org.pubn.nn}; methods
 * that drive an engine are in {@code org.pubn.learn}.
 */
package org.pubn.engine;
