/**
 * The methods an experiment can run, by name, with settings by name and the grids they are chosen
 * from.
 *
 * <p>Start at {@link org.pubn.lab.method.MethodKind}; {@link org.pubn.lab.method.MethodKinds} lists
 * those of the paper. They are run by {@code org.pubn.lab.experiment}.
 */
package org.pubn.lab.method;
