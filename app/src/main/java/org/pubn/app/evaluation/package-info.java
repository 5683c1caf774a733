/**
 * Judging a saved classifier on a user's files: rows are read, scored and forgotten; what stays are
 * scores and labels, which {@code org.pubn.eval} turns into numbers.
 *
 * <p>Start at {@link org.pubn.app.evaluation.Evaluations}. Its {@link
 * org.pubn.report.page.PageAndJson results} are a report for terminal and browser and the same
 * numbers as JSON.
 */
package org.pubn.app.evaluation;
