package org.pubn.lab.download;

/**
 * A data set that is part of the program: there is nothing to fetch.
 *
 * @param id a short name
 * @param description one line for people
 */
public record EmbeddedDataset(String id, String description) {}
