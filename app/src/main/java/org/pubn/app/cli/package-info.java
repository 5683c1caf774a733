/**
 * The command line.
 *
 * <p>Start at {@link org.pubn.app.cli.Main}; there is one class per command.
 */
package org.pubn.app.cli;
