package org.pubn.simd;

/**
 * The innermost loop of a matrix product: a block of C that lives in registers while the products
 * of a packed block of op(A) and a packed panel of op(B) are added up.
 *
 * <p>The block of op(A) holds {@link #rows()} elements per step of k, the panel of op(B) one row of
 * the block's width.
 */
interface GemmBlock {

  /** Rows of C in a block. */
  int rows();

  /** Columns of C in a wide block. */
  int wideColumns();

  /** Columns of C in a narrow block: one vector. */
  int narrowColumns();

  /**
   * C = A · B for a wide block. To add to C is the caller's job: as a second way out of this
   * method, it would push the last rows over the compiler's limit of inlining, and their
   * accumulators into boxes.
   *
   * <p>The distances {@code aStep} and {@code bStep} between steps of k are arguments for a reason:
   * with constants, the compiler proves all indices valid beforehand, is then free to move all
   * loads to the top of the loop, and runs out of registers.
   */
  void wide(
      int k,
      float[] a,
      int aAt,
      int aStep,
      float[] b,
      int bAt,
      int bStep,
      float[] c,
      int cAt,
      int ldc);

  /** The same for a narrow block. */
  void narrow(
      int k,
      float[] a,
      int aAt,
      int aStep,
      float[] b,
      int bAt,
      int bStep,
      float[] c,
      int cAt,
      int ldc);
}
