/**
 * Pictures as features. {@link org.pubn.image.PictureReader} decodes a file, {@link
 * org.pubn.image.Resampling} brings it to the size of a model, and {@link org.pubn.image.Pixels}
 * keeps size, colors and normalization with the classifier. {@link org.pubn.image.PixelFeatures} is
 * where a training comes in.
 *
 * <p>Decoding is that of Java's ImageIO; all arithmetic after it is done here, so that bits do not
 * depend on the platform.
 */
package org.pubn.image;
