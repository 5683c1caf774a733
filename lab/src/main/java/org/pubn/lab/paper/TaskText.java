package org.pubn.lab.paper;

/** How the paper's tables describe a task. */
public record TaskText(String dataset, String positive, String negative) {}
