/** A program of someone else's, which {@code OneJarTest} submits to Spark. */
package org.pubn.spark.submitted;
