/**
 * Where everything random comes from: a {@link org.pubn.random.Seed} with named children, so that
 * the same seed gives the same bits whatever else is computed, and on any number of threads.
 */
package org.pubn.random;
