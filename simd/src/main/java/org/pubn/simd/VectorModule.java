package org.pubn.simd;

/**
 * Java's Vector API, which Java loads only if it is asked to. Asked by {@code --add-modules}, it
 * prints a warning before anything else, and every start takes longer. Hence the program asks when
 * it first needs vectors, as Java itself does for its agents; Java must be started with {@code
 * --add-exports java.base/jdk.internal.module=ALL-UNNAMED} for that. Kernels are the same either
 * way.
 */
final class VectorModule {

  private static final String NAME = "jdk.incubator.vector";

  private VectorModule() {}

  /** Whether the module is here, after loading it where that is allowed. */
  static synchronized boolean isLoaded() {
    if (ModuleLayer.boot().findModule(NAME).isPresent()) {
      return true;
    }
    try {
      Class<?> modules = Class.forName("jdk.internal.module.Modules");
      modules.getMethod("loadModule", String.class).invoke(null, NAME);
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }
}
