package org.pubn.learn;

import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubn.classify.SampleDigest;
import org.pubn.data.Features;

/**
 * The hyper-parameters of a method by name, such as {@code sigma.optimisation.epochs}: the
 * components of its record, those of records inside it by a dotted name.
 */
final class HyperParameters {

  private final Map<String, String> found = new LinkedHashMap<>();

  private HyperParameters() {}

  /** Those of a method that is a record; none of any other. */
  static Map<String, String> of(Method method) {
    HyperParameters parameters = new HyperParameters();
    if (method instanceof Record record) {
      parameters.addComponents("", record);
    }
    return parameters.found;
  }

  private void addComponents(String prefix, Record record) {
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      add(prefix + component.getName(), value(component, record));
    }
  }

  private void add(String name, Object value) {
    if (value instanceof Optional<?> optional) {
      optional.ifPresent(present -> add(name, present));
    } else if (value instanceof List<?> list) {
      found.put(name, list.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    } else if (value instanceof Number
        || value instanceof Boolean
        || value instanceof Enum<?>
        || value instanceof String) {
      found.put(name, value.toString());
    } else {
      addPart(name, value);
    }
  }

  /** A part of a method: its kind, then its own components; of data only their digest. */
  private void addPart(String name, Object value) {
    if (value instanceof Features features) {
      found.put(name, SampleDigest.of(features).sha256());
    } else if (value instanceof SigmaEstimator) {
      found.put(name, value.getClass().getSimpleName());
    }
    if (value instanceof Record record) {
      addComponents(name + ".", record);
    }
  }

  private static Object value(RecordComponent component, Record record) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException | InaccessibleObjectException e) {
      throw new IllegalStateException("component " + component + " cannot be read", e);
    }
  }
}
