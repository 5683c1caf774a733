package org.pubn.learn;

import org.pubn.engine.Scorer;

/**
 * The function learned by the epoch with the lowest validation loss.
 *
 * @param epoch the epoch, counted from 1
 * @param loss its validation loss
 * @param scorer what was learned by then
 */
public record Checkpoint(int epoch, double loss, Scorer scorer) {}
