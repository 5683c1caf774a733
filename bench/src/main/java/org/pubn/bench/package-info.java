/** JMH benchmarks of the engine's kernels, on the sizes of the paper's networks. */
package org.pubn.bench;
