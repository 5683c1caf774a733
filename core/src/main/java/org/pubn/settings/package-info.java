/**
 * Numbers that a method is run with, and how they came to be chosen.
 *
 * <p>Start at {@link org.pubn.settings.Settings}: values by name. What names there are says {@link
 * org.pubn.settings.Setting}, with the values that are tried. A {@link
 * org.pubn.settings.StageChoice} tells what was tried in one stage of a training, each time with
 * the loss it came to, as a {@link org.pubn.settings.GridPoint}. Choosing is the business of {@code
 * org.pubn.method}.
 */
package org.pubn.settings;
