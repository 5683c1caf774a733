/**
 * Advice on a user's files: what {@code org.pubn.advice} found out about them in words, tables and
 * files.
 *
 * <p>Start at {@link org.pubn.app.advice.AdvicePage}. {@link org.pubn.app.advice.AdviceWords} says
 * what the verdicts mean and what to do next; {@link org.pubn.app.advice.AdviceReport} and {@link
 * org.pubn.app.advice.AdviceJson} are what is written.
 */
package org.pubn.app.advice;
