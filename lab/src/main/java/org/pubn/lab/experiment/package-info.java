/**
 * The paper's experiments: what each runs, how runs are chosen, shared, spread over cores and
 * resumed, and the tables and figures made of their outcomes.
 *
 * <p>Start at {@link org.pubn.lab.experiment.Experiment}; {@link org.pubn.lab.experiment.Runner}
 * runs one, and its report goes on to {@code org.pubn.lab.report}.
 */
package org.pubn.lab.experiment;
