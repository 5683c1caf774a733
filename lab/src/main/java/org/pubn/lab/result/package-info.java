/**
 * What experiments measured, and the file that keeps it.
 *
 * <p>Start at {@link org.pubn.lab.result.Outcome}, a line of {@code results.jsonl}, which {@link
 * org.pubn.lab.result.ResultsFile} reads and appends to. The file itself, {@link
 * org.pubn.lab.result.JsonLines}, also keeps the trials of studies. Outcomes go on to the tables
 * and figures of {@code org.pubn.lab.experiment}.
 */
package org.pubn.lab.result;
