/**
 * Tables of users: columns with a name and a kind, and how they become features.
 *
 * <p>Start at {@link org.pubn.table.TableReader}, which reads files into a {@link
 * org.pubn.table.Table}. {@link org.pubn.table.TableEncoding} is learned from its training rows,
 * turns rows into features for {@code org.pubn.sample}, and is kept with the classifier.
 */
package org.pubn.table;
