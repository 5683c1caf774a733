/** What the guides show, compiled and run. */
package org.pubn.app.examples;
