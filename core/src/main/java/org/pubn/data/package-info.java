/**
 * Tables of numbers and the readers that make them.
 *
 * <p>Start at {@link org.pubn.data.Features}. Features go on to {@code org.pubn.sample}, where they
 * become samples with a role.
 *
 * <p>Files of named columns, whose cells may be texts as well, are opened by {@link
 * org.pubn.data.TableFiles} and go on to {@code org.pubn.table}.
 */
package org.pubn.data;
