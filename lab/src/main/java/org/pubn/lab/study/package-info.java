/**
 * Studies of what the paper takes as known: how well the estimators of π and ρ do where the truth
 * is known, and what it costs not to say how the data came to be.
 *
 * <p>Start at {@link org.pubn.lab.study.PriorStudy} or {@link org.pubn.lab.study.ScenarioStudy}. A
 * study appends a line for every finished trial to {@code results.jsonl}, continues where it was
 * stopped, and writes its tables itself.
 */
package org.pubn.lab.study;
