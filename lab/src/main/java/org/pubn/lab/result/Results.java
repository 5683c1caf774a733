package org.pubn.lab.result;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** The outcomes known so far, by what was run and in which trial. Safe for use by many threads. */
public final class Results {

  private final Map<Configuration, SortedMap<Integer, Outcome>> byTrial = new LinkedHashMap<>();

  public Results() {}

  /** Results that are known already. */
  public Results(Collection<Outcome> outcomes) {
    outcomes.forEach(this::add);
  }

  synchronized void add(Outcome outcome) {
    byTrial
        .computeIfAbsent(outcome.configuration(), configuration -> new TreeMap<>())
        .put(outcome.trial(), outcome);
  }

  /** The values of a setting with which a task was run, in the order of the outcomes. */
  public synchronized Set<String> settings(String task, String setting) {
    Set<String> values = new LinkedHashSet<>();
    for (Configuration configuration : byTrial.keySet()) {
      if (configuration.task().equals(task)) {
        String value = configuration.settings().values().get(setting);
        if (value != null) {
          values.add(value);
        }
      }
    }
    return values;
  }

  /** Whether the outcome of a trial is known. */
  public synchronized boolean has(Configuration configuration, int trial) {
    return byTrial.getOrDefault(configuration, new TreeMap<>()).containsKey(trial);
  }

  /** Whether the outcomes of trials 0 … trials − 1 are known. */
  public boolean isComplete(Configuration configuration, int trials) {
    return outcomes(configuration, trials).size() == trials;
  }

  /** The known outcomes of trials 0 … trials − 1, in the order of the trials. */
  public synchronized List<Outcome> outcomes(Configuration configuration, int trials) {
    return List.copyOf(
        byTrial.getOrDefault(configuration, new TreeMap<>()).headMap(trials).values());
  }

  /** Those of these outcomes whose trials could be drawn. */
  public List<Outcome> drawn(Configuration configuration, int trials) {
    return outcomes(configuration, trials).stream().filter(o -> o.undrawn().isEmpty()).toList();
  }

  /** Which of trials 0 … trials − 1 of a task could not be drawn, and why. */
  public synchronized SortedMap<Integer, String> undrawn(String task, int trials) {
    SortedMap<Integer, String> reasons = new TreeMap<>();
    byTrial.forEach(
        (configuration, outcomes) -> {
          if (configuration.task().equals(task)) {
            outcomes
                .headMap(trials)
                .forEach((trial, o) -> o.undrawn().ifPresent(reason -> reasons.put(trial, reason)));
          }
        });
    return reasons;
  }

  /** One number of each outcome whose trial could be drawn. */
  public double[] values(
      Configuration configuration, int trials, ToDoubleFunction<Outcome> number) {
    return drawn(configuration, trials).stream().mapToDouble(number).toArray();
  }
}
