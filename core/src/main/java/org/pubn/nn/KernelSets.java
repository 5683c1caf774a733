package org.pubn.nn;

import java.util.Iterator;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.pubn.data.InputException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Chooses the kernels: the SIMD set where {@code pubn-simd} is on the class path and runs here, the
 * scalar set otherwise. The system property {@code pubn.kernels}, {@code scalar} or {@code simd},
 * overrides the choice.
 */
public final class KernelSets {

  /** The system property that overrides the choice. */
  public static final String PROPERTY = "pubn.kernels";

  private static final Logger LOG = LoggerFactory.getLogger(KernelSets.class);

  private static final String HOW_TO_ENABLE_SIMD =
      "add pubn-simd to the class path and start Java with --add-modules jdk.incubator.vector";

  private KernelSets() {}

  /** New kernels of the fastest set that runs here, for one thread at a time. */
  public static Kernels create() {
    return choose(System.getProperty(PROPERTY, "auto"), Discovered.PROVIDER);
  }

  /** New scalar kernels, for one thread at a time. */
  public static Kernels scalar() {
    return new ScalarKernels();
  }

  static Kernels choose(String wish, Optional<KernelProvider> simd) {
    return switch (wish) {
      case "auto" -> simd.map(KernelProvider::create).orElseGet(KernelSets::scalar);
      case "scalar" -> scalar();
      case "simd" ->
          simd.map(KernelProvider::create)
              .orElseThrow(
                  () ->
                      new InputException(
                          PROPERTY + "=simd: not available here; " + HOW_TO_ENABLE_SIMD));
      default -> throw new InputException(PROPERTY + "=" + wish + ": must be scalar or simd");
    };
  }

  /**
   * The first provider that is available. A provider that cannot be linked, as when the incubator
   * module is absent, ends the search.
   */
  static Optional<KernelProvider> firstAvailable(Iterator<KernelProvider> providers) {
    try {
      while (providers.hasNext()) {
        KernelProvider provider = providers.next();
        if (provider.isAvailable()) {
          return Optional.of(provider);
        }
      }
    } catch (ServiceConfigurationError | LinkageError e) {
      LOG.debug("a kernel provider does not load", e);
    }
    return Optional.empty();
  }

  /** Looked up once per JVM, so that the hint is logged once. */
  private static final class Discovered {

    static final Optional<KernelProvider> PROVIDER = discover();

    private static Optional<KernelProvider> discover() {
      ClassLoader loader = KernelProvider.class.getClassLoader();
      Optional<KernelProvider> found =
          firstAvailable(ServiceLoader.load(KernelProvider.class, loader).iterator());
      if (found.isEmpty() && System.getProperty(PROPERTY) == null) {
        LOG.info("training runs on scalar kernels; for SIMD, {}", HOW_TO_ENABLE_SIMD);
      }
      return found;
    }
  }
}
