/**
 * The service under load: many clients on the machine that serves them.
 *
 * <p>Start at {@link org.pubn.bench.load.ServeLoad}.
 */
package org.pubn.bench.load;
