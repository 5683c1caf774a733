package org.pubn.lab.result;

import org.pubn.lab.method.Settings;

/**
 * What is run in every trial: a method with its settings on a task.
 *
 * @param task id of the task
 * @param method id of the method
 * @param settings everything the method needs to know
 */
public record Configuration(String task, String method, Settings settings) {}
