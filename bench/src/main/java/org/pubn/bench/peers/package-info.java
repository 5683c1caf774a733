/** The rows of trials, for learners of other programs; see {@code bench/peers}. */
package org.pubn.bench.peers;
