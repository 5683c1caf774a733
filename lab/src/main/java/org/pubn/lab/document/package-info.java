/**
 * Documents of a user: where they lie, and how they become features.
 *
 * <p>Start at {@link org.pubn.lab.document.Corpus}, the documents of a training, and at {@link
 * org.pubn.lab.document.TextOptions}, which chooses the {@link org.pubn.lab.document.TextFeatures};
 * what comes of them goes to {@code org.pubn.lab.training} and {@code org.pubn.lab.prior}. {@link
 * org.pubn.lab.document.ModelInput} opens rows and documents for a model that was saved, for {@code
 * org.pubn.lab.predict} and {@code org.pubn.lab.evaluation}.
 */
package org.pubn.lab.document;
