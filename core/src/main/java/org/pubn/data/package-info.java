/**
 * Tables of numbers and the readers that make them.
 *
 * <p>Start at {@link org.pubn.data.Features}. Features go on to {@code org.pubn.sample}, where they
 * become samples with a role.
 */
package org.pubn.data;
