/**
 * The methods of the paper, each a recipe of trainings, and the trainer they share.
 *
 * <h2>Which type for what</h2>
 *
 * <ul>
 *   <li>{@link org.pubn.learn.Method} learns from a {@link org.pubn.learn.Problem}: samples,
 *       priors, a model and a seed. Its implementations are records of their hyper-parameters;
 *       {@code org.pubn.method.MethodCatalog} has them by name.
 *   <li>{@link org.pubn.learn.OneRisk} minimizes a single risk: PN, uPU, nnPU, nnPNU and their
 *       like.
 *   <li>{@link org.pubn.learn.PubnMethod} is the paper's algorithm 1; {@link
 *       org.pubn.learn.PubnMinusN} does without negatives, {@link org.pubn.learn.PuThenPn} and
 *       {@link org.pubn.learn.Iwpn} are baselines of two steps.
 *   <li>{@link org.pubn.learn.SigmaEstimator} says where σ̂ comes from.
 * </ul>
 *
 * <h2>How a method learns</h2>
 *
 * <p>It asks {@link org.pubn.learn.SharedTrainings} for {@link org.pubn.learn.TrainingStep}s: a
 * risk, how it is minimized ({@link org.pubn.learn.Optimisation}), and the validation losses by
 * which the best epoch is kept. Equal steps are trained once. Each comes back as a {@link
 * org.pubn.learn.ChosenCheckpoint}; together they make a {@link org.pubn.learn.Fit}, whose scorer
 * goes on to {@code org.pubn.classify}. A {@link org.pubn.learn.TrainingListener} follows every
 * epoch and may stop a training.
 */
package org.pubn.learn;
