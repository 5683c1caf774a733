package org.pubn.nn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import org.junit.jupiter.api.Test;

final class KernelSetsTest {

  private static final Kernels SIMD = new ScalarKernels();

  @Test
  void takesTheProviderThatIsAvailable() {
    Optional<KernelProvider> found =
        KernelSets.firstAvailable(List.of(provider(false), provider(true)).iterator());
    assertThat(KernelSets.choose("auto", found)).isSameAs(SIMD);
    assertThat(KernelSets.choose("simd", found)).isSameAs(SIMD);
    assertThat(KernelSets.choose("scalar", found)).isNotSameAs(SIMD);
  }

  @Test
  void isScalarWithoutProvider() {
    Optional<KernelProvider> found = KernelSets.firstAvailable(List.of(provider(false)).iterator());
    assertThat(found).isEmpty();
    assertThat(KernelSets.choose("auto", found).name()).isEqualTo("scalar");
  }

  @Test
  void survivesProvidersThatDoNotLink() {
    assertThat(KernelSets.firstAvailable(failing(new NoClassDefFoundError("jdk/incubator"))))
        .isEmpty();
    assertThat(KernelSets.firstAvailable(failing(new ServiceConfigurationError("no class"))))
        .isEmpty();
  }

  @Test
  void refusesWishesThatCannotBeMet() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> KernelSets.choose("gpu", Optional.empty()))
        .withMessage("pubn.kernels=gpu: must be scalar or simd");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> KernelSets.choose("simd", Optional.empty()))
        .withMessageContaining("--add-modules jdk.incubator.vector");
  }

  private static KernelProvider provider(boolean available) {
    return new KernelProvider() {
      @Override
      public boolean isAvailable() {
        return available;
      }

      @Override
      public Kernels create() {
        return SIMD;
      }
    };
  }

  private static Iterator<KernelProvider> failing(Error error) {
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return true;
      }

      @Override
      public KernelProvider next() {
        throw error;
      }
    };
  }
}
