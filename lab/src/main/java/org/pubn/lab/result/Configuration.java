package org.pubn.lab.result;

import org.pubn.settings.Settings;

/** What is run in every trial: a method with its settings on a task. */
public record Configuration(String task, String method, Settings settings) {}
