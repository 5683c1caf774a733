/**
 * Advice on a user's files: reading the samples, and putting into words, tables and files what
 * {@code org.pubn.advice} found out about them.
 *
 * <p>Start at {@link org.pubn.lab.advice.AdviceRun}. {@link org.pubn.lab.advice.AdviceWords} says
 * what the verdicts mean and what to do next; {@link org.pubn.lab.advice.AdviceReport} and {@link
 * org.pubn.lab.advice.AdviceJson} are what is written.
 */
package org.pubn.lab.advice;
