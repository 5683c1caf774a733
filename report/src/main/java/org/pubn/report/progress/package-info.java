/**
 * How far a long run has come, told on standard error.
 *
 * <p>Start at {@link org.pubn.report.progress.ProgressDisplay}: a bar on a terminal, a few lines in
 * a log file, nothing if the user asked for quiet.
 */
package org.pubn.report.progress;
