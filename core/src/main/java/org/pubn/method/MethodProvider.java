package org.pubn.method;

import java.util.List;

/**
 * Methods of another jar. Name the class in that jar's {@code
 * META-INF/services/org.pubn.method.MethodProvider}, and {@link MethodCatalog} has them.
 */
public interface MethodProvider {

  /** Its methods. */
  List<MethodRow> methods();
}
