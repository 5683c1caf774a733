package org.pubn.method;

import org.pubn.data.InputException;
import org.pubn.learn.Method;
import org.pubn.settings.Settings;

/** Makes a method, or a part of one, for given settings. */
@FunctionalInterface
public interface MethodFactory {

  /**
   * The method with given settings.
   *
   * @throws InputException if one is missing
   */
  Method make(Settings settings, MethodContext context);

  /** How many models it trains; progress is planned by this number. */
  default int trainings() {
    return 1;
  }
}
