package org.pubn.simd;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The one width of vectors in this process: the widest the machine has, up to 512 bits.
 *
 * <p>Only one, because the compiler learns the type of a vector that went round a loop from a
 * profile that all callers of the Vector API share. Two widths in one process spoil that profile:
 * accumulators are boxed, and kernels run twenty times slower.
 *
 * <p>The system property {@code pubn.vectorBits}, 256 or 512, overrides the machine's width, for
 * tests; a width that the machine does not have is emulated, and slow.
 */
final class Lanes {

  static final VectorSpecies<Float> SPECIES = choose();

  /** Floats in a vector, 8 or 16; never more than {@link org.pubn.nn.Kernels#LANES}. */
  static final int COUNT = SPECIES.length();

  private Lanes() {}

  private static VectorSpecies<Float> choose() {
    int bits = Integer.getInteger("pubn.vectorBits", FloatVector.SPECIES_PREFERRED.vectorBitSize());
    return bits >= 512 ? FloatVector.SPECIES_512 : FloatVector.SPECIES_256;
  }
}
