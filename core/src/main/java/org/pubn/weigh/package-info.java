/**
 * PUbN as weights of rows. Given σ̂, the PUbN risk has none but non-negative weights, so any
 * learner that takes weights of examples can minimize it.
 *
 * <p>Start at {@link org.pubn.Pubn#weigh}. {@code Weigher} estimates σ̂ by networks that did not
 * see the row, {@link org.pubn.weigh.PubnWeights} turns it into weights, and a {@link
 * org.pubn.weigh.Weighing} holds both.
 */
package org.pubn.weigh;
