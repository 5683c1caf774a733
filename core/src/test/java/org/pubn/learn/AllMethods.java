package org.pubn.learn;

import java.util.LinkedHashMap;
import java.util.Map;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodContext;
import org.pubn.method.MethodRow;
import org.pubn.settings.Setting;
import org.pubn.settings.Settings;

/** Every method of the catalog, as the contract tests run it. */
final class AllMethods {

  private AllMethods() {}

  /** The methods by row; all learning rates are that of the optimisation. */
  static Map<MethodRow, Method> of(Optimisation optimisation) {
    Map<MethodRow, Method> methods = new LinkedHashMap<>();
    for (MethodRow row : MethodCatalog.all()) {
      methods.put(row, make(row, optimisation));
    }
    return methods;
  }

  static Method make(MethodRow row, Optimisation optimisation) {
    Settings settings = Settings.NONE.with(Setting.TAU, 0.7).with(Setting.GAMMA, 0.5);
    for (Setting setting : row.settings()) {
      if (setting.range() == Setting.Range.RATE) {
        settings = settings.with(setting, optimisation.learningRate());
      }
    }
    return row.make(settings, MethodContext.of(optimisation));
  }
}
