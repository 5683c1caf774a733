/**
 * The methods that only experiments have, and what methods are made from in a trial.
 *
 * <p>Start at {@link org.pubn.lab.method.LabMethods}: the catalog of {@code org.pubn.method} and
 * the oracle. {@link org.pubn.lab.method.TextMethods} are the baselines of the text supplement,
 * {@link org.pubn.lab.method.LabSettings} names the settings that are of experiments. They are run
 * by {@code org.pubn.lab.experiment}.
 */
package org.pubn.lab.method;
