/**
 * Training on a user's own samples: the validation split, the choice of settings on it, early
 * stopping, the decision threshold, and what a person should know of the outcome.
 *
 * <p>Start at {@link org.pubn.Pubn}, then {@code TrainingPipeline}, which takes the steps one after
 * the other: {@link org.pubn.split.ValidationSplit}, {@link org.pubn.method.GridSearch} over the
 * stages of a {@link org.pubn.method.MethodRow}, {@link org.pubn.train.DecisionRule}. The outcome
 * is a {@link org.pubn.train.TrainResult}, whose classifier goes on to {@code org.pubn.classify}.
 */
package org.pubn.train;
