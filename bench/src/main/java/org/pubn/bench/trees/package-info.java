/** Forests and boosted trees beside scikit-learn's; see {@code bench/trees}. */
package org.pubn.bench.trees;
