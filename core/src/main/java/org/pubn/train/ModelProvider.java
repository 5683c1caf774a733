package org.pubn.train;

import java.util.List;

/**
 * Kinds of models of another jar. Name the class in that jar's {@code
 * META-INF/services/org.pubn.train.ModelProvider}, and {@link ModelKind#all()} has them.
 */
public interface ModelProvider {

  /** Its kinds of models. */
  List<ModelKind> models();
}
