/**
 * Shows what was estimated of the priors of a user's own files, to people and to programs: {@link
 * org.pubn.app.prior.PriorAnswers}. The estimates come from {@code org.pubn.prior}.
 */
package org.pubn.app.prior;
