/**
 * What samples say about how to learn from them, before much work is put into it: is PU learning
 * needed, are the positives a fair sample, are the negatives biased, do they help, and how much
 * hangs on π and ρ. All without labels of U.
 *
 * <p>Start at {@link org.pubn.advice.Advice}, which {@code org.pubn.advisor} makes: an answer to
 * each question, and the numbers it rests on. It goes on to tables and reports, where it is put
 * into words.
 */
package org.pubn.advice;
