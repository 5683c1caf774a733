/**
 * What a training has to say: the model's file, its numbers and its page.
 *
 * <p>{@code org.pubn.Pubn} does the training. Start at {@link org.pubn.app.training.ModelFiles},
 * which writes what {@link org.pubn.app.training.ModelPage} and {@link
 * org.pubn.app.training.TrainingJson} tell of it. {@link org.pubn.app.training.ModelSummary}
 * describes a model that was saved.
 */
package org.pubn.app.training;
