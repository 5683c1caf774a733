/**
 * The engine's kernels on {@code jdk.incubator.vector}: {@link org.pubn.simd.SimdKernelProvider} is
 * found by {@link java.util.ServiceLoader} and used through {@link org.pubn.nn.Kernels}.
 *
 * <p>What decides the speed is how much of a sum stays in registers. {@code GemmBlock} and {@code
 * ConvBlock} are those innermost blocks, once for 16 registers of 256 bits and once for 32 of 512
 * bits; {@code PackedGemm}, {@code DirectConvolution} and {@code FilterGradient} lead them over the
 * arrays. The convolutions of residual networks have many channels and are matrix products: {@code
 * WinogradConvolution} and {@code WinogradFilterGradient} for 3 × 3 pixel by pixel, {@code
 * GatheredConvolution} and {@code GatheredFilterGradient} for the others. A process uses one width
 * only, and {@code Lanes} says why. Sums of lanes are added in index order, never by {@code
 * reduceLanes}, whose order is open.
 */
package org.pubn.simd;
