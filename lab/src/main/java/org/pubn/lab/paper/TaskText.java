package org.pubn.lab.paper;

/**
 * How the paper's tables describe a task.
 *
 * @param dataset name of the data set
 * @param positive the positive classes
 * @param negative the biased negatives
 */
public record TaskText(String dataset, String positive, String negative) {}
