package org.pubn.lab.report;

import java.util.List;

/**
 * A document.
 *
 * @param title what was done
 * @param subtitle one line under the title; may be empty
 * @param sections the contents, in reading order
 */
public record Report(String title, String subtitle, List<Section> sections) {

  public Report {
    if (title.isBlank()) {
      throw new IllegalArgumentException("title of a report: must not be blank");
    }
    sections = List.copyOf(sections);
  }
}
