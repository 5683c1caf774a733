/**
 * The command line.
 *
 * <p>Start at {@link org.pubn.lab.cli.Main}; there is one class per command.
 */
package org.pubn.lab.cli;
