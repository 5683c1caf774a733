/**
 * What all packages speak of: tables of numbers, the mistakes of a user, warnings, and how far work
 * has come.
 *
 * <p>Start at {@link org.pubn.data.Features}: dense or sparse rows of numbers, which go on to
 * {@code org.pubn.sample}, where they become samples with a role. What a user did wrong is an
 * {@link org.pubn.data.InputException}, what a user should know a {@link org.pubn.data.Warning}.
 * Files are read by {@code org.pubn.storage}.
 */
package org.pubn.data;
