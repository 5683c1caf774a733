/**
 * The door to the library.
 *
 * <p>Start at {@link org.pubn.Pubn}, which trains on a user's own samples; behind it lies {@code
 * org.pubn.train}.
 */
package org.pubn;
