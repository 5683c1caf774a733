/**
 * Faults of the disk, one at a time: a file system that fails or halts the process at the n-th
 * operation, and commands that are run on it for every n. Start at {@link
 * org.pubn.lab.fault.FaultInjectionTest}.
 */
@NullMarked
package org.pubn.lab.fault;

import org.jspecify.annotations.NullMarked;
