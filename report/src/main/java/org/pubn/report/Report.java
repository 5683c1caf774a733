package org.pubn.report;

import java.util.List;

/**
 * A document.
 *
 * @param subtitle one line under the title; may be empty
 */
public record Report(String title, String subtitle, List<Section> sections) {

  public Report {
    if (title.isBlank()) {
      throw new IllegalArgumentException("title of a report: must not be blank");
    }
    sections = List.copyOf(sections);
  }
}
