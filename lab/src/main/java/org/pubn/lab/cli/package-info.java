/**
 * The commands of the laboratory, which {@code ./pubn} finds at run time: {@code demo}, {@code
 * reproduce}, {@code report}, {@code study}, {@code datasets}.
 *
 * <p>Start at {@link org.pubn.lab.cli.LabCommands}.
 */
package org.pubn.lab.cli;
