/** What the guide shows, compiled and run. */
package org.pubn.spark.examples;
