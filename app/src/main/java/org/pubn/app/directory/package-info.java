/**
 * The directory in which the program keeps data sets and features between runs.
 *
 * <p>Start at {@link org.pubn.app.directory.DataDirectory}.
 */
package org.pubn.app.directory;
