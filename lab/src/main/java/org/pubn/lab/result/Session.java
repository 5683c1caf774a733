package org.pubn.lab.result;

import org.pubn.classify.ProgramVersion;
import org.pubn.nn.KernelSets;

/**
 * One run of the program, for the record beside the results it added.
 *
 * @param command the command line
 * @param version version of the program
 * @param commit commit of the source, if the launcher knew it
 * @param machine processor and operating system
 * @param java version of Java
 * @param kernels the kernels used
 * @param threads trainings at a time
 * @param outcomes how many outcomes this run added
 * @param seconds how long it took
 */
public record Session(
    String command,
    String version,
    String commit,
    String machine,
    String java,
    String kernels,
    int threads,
    int outcomes,
    double seconds) {

  /**
   * The run that is under way.
   *
   * @param start {@link System#nanoTime()} when it began
   */
  public static Session underWay(String command, int threads, int outcomes, long start) {
    double seconds = (System.nanoTime() - start) * 1e-9;
    return new Session(
        command,
        ProgramVersion.current(),
        System.getProperty("pubn.commit", "unknown"),
        Machine.description(),
        System.getProperty("java.version"),
        KernelSets.create().name(),
        threads,
        outcomes,
        Math.round(seconds * 10) / 10.0);
  }
}
