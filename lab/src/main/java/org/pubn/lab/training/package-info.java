/**
 * Training on files of a user: from tables or documents to samples, the model's file, its numbers
 * and its page.
 *
 * <p>Start at {@link org.pubn.lab.training.TrainingRun}. {@link org.pubn.lab.training.SampleLoader}
 * reads files into samples, {@code org.pubn.train} learns from them, {@link
 * org.pubn.lab.training.ModelPage} and {@link org.pubn.lab.training.TrainingJson} tell what came of
 * it. {@link org.pubn.lab.training.ModelSummary} describes a model that was saved.
 */
package org.pubn.lab.training;
