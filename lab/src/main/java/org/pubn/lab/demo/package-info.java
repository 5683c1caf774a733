/**
 * The first thing a newcomer sees: one trial of one task, told with a table and pictures.
 *
 * <p>Start at {@link org.pubn.lab.demo.Demo}.
 */
package org.pubn.lab.demo;
