/**
 * The seam between learning and what is learned: an engine produces scores and takes a derivative
 * per score, and knows nothing else of the method.
 *
 * <ul>
 *   <li>{@link org.pubn.engine.Model} is a kind of model before training; {@link
 *       org.pubn.engine.Model#start} gives a
 *   <li>{@link org.pubn.engine.ModelTraining}, which takes mini-batches and steps; what it has
 *       learned is a
 *   <li>{@link org.pubn.engine.Scorer}: immutable, safe for any number of threads.
 *   <li>{@link org.pubn.engine.Parallel} runs independent work side by side; results never depend
 *       on the number of threads.
 * </ul>
 *
 * <p>A mini-batch goes this way: {@code learn.Trainer} adds its rows to the {@code ModelTraining},
 * which scores them; {@code risk.RiskEvaluation} turns the scores into a derivative for each; the
 * {@code ModelTraining} carries these back into its parameters and steps.
 *
 * <p>The built-in engine is {@code org.pubn.nn}. To add an engine, implement the first three types
 * in a jar of your own, on the class path: every method then trains on it.
 */
package org.pubn.engine;
