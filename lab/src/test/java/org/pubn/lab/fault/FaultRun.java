package org.pubn.lab.fault;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.pubn.app.cli.Terminal;
import org.pubn.lab.fault.Faults.Fault;
import org.pubn.lab.fault.Faults.Operation;

/**
 * Runs a scenario on the file system that fails, once for every operation. After each fault there
 * is either what was there before or what the command writes, and no temporary file; the command
 * has told the file and the reason, or has done its work all the same; and it can be run again.
 */
public final class FaultRun {

  private static final String OLD = "old\n";

  private final Scenario scenario;
  private final Path work;
  private final Path in;
  private final Path out;
  private Map<String, byte[]> before = Map.of();
  private Map<String, byte[]> after = Map.of();
  private Map<String, byte[]> again = Map.of();
  private int failures;

  private FaultRun(Scenario scenario, Path work) {
    this.scenario = scenario;
    this.work = work;
    this.in = work.resolve("in");
    this.out = work.resolve("out");
  }

  /**
   * Runs one scenario.
   *
   * @param args its name, and a folder that exists and is empty
   */
  public static void main(String[] args) throws IOException {
    FaultRun run = new FaultRun(Scenario.valueOf(args[0]), Path.of(args[1]).toRealPath());
    int faults = run.all();
    System.out.println(args[0] + ": " + faults + " faults, " + run.failures + " not withstood");
    System.exit(run.failures == 0 && faults > 0 ? 0 : 1);
  }

  private int all() throws IOException {
    Files.createDirectory(in);
    Files.createDirectory(out);
    scenario.prepare(in);
    scenario.prepareOut(in, out);
    Map<String, byte[]> given = files(out);
    requireSuccess(scenario.run(in, out));
    after = files(out);
    reset(given);
    requireSuccess(scenario.run(in, out));
    again = files(out);
    before = given.isEmpty() && scenario != Scenario.REPRODUCE ? old(after) : given;
    for (int number = 1; ; number++) {
      reset(before);
      Faults.arm(work, operation -> operation != Operation.DELETE, number);
      Terminal told = scenario.run(in, out);
      List<Fault> faults = Faults.disarm();
      if (faults.isEmpty()) {
        return number - 1;
      }
      check(faults.get(0), told);
    }
  }

  private static void requireSuccess(Terminal terminal) {
    if (terminal.code() != 0) {
      throw new IllegalStateException("without faults: " + terminal);
    }
  }

  private Map<String, byte[]> old(Map<String, byte[]> files) {
    Map<String, byte[]> old = new TreeMap<>();
    if (scenario != Scenario.FETCH) {
      files.keySet().forEach(name -> old.put(name, old(name).getBytes(UTF_8)));
    }
    return old;
  }

  /** What an earlier run may have left: {@code train} replaces models and their numbers alone. */
  private String old(String name) {
    if (scenario != Scenario.TRAIN) {
      return OLD;
    }
    return name.endsWith(".pubn") ? "PK" + OLD : "{\"modelSha256\": \"" + OLD.strip() + "\"}";
  }

  private void check(Fault fault, Terminal told) throws IOException {
    Map<String, byte[]> now = files(out);
    now.forEach(
        (name, bytes) -> {
          if (name.endsWith(".tmp") || name.contains(".staging")) {
            fail(fault, told, name + " was left behind");
          } else if (!isOld(name, bytes) && !isNew(name, bytes) && !isState(name)) {
            fail(fault, told, name + " is neither old nor new");
          }
        });
    before.keySet().stream()
        .filter(name -> !now.containsKey(name))
        .forEach(name -> fail(fault, told, name + " is lost"));
    if (told.code() == 0) {
      after.keySet().stream()
          .filter(name -> !now.containsKey(name) || !isNew(name, now.get(name)))
          .forEach(name -> fail(fault, told, name + " is not there, and nothing was said"));
    } else {
      checkWords(fault, told);
    }
    Terminal retried = scenario.run(in, out);
    if (retried.code() != 0) {
      fail(fault, retried, "cannot be run again");
    }
    Map<String, byte[]> finallyThere = files(out);
    after.keySet().stream()
        .filter(name -> !finallyThere.containsKey(name) || !isNew(name, finallyThere.get(name)))
        .forEach(name -> fail(fault, retried, name + " is another after a second run"));
  }

  /** Says itself what of it is there. */
  private boolean isState(String name) {
    return growsByRun(name) || (scenario == Scenario.FETCH && name.startsWith("."));
  }

  /** Has a line or an entry more with every run that got somewhere. */
  private boolean growsByRun(String name) {
    return scenario == Scenario.REPRODUCE && name.matches("results\\.jsonl|run\\.json");
  }

  private boolean isOld(String name, byte[] bytes) {
    return before.containsKey(name) && Arrays.equals(bytes, before.get(name));
  }

  /**
   * The bytes of a run without faults; whole to its end where two of them differ, as by times, and
   * where what is there depends on how often the command ran.
   */
  private boolean isNew(String name, byte[] bytes) {
    byte[] expected = after.get(name);
    if (expected == null) {
      return false;
    }
    if (!growsByRun(name) && Arrays.equals(expected, again.getOrDefault(name, expected))) {
      return Arrays.equals(bytes, expected);
    }
    int tail = Math.min(8, expected.length);
    return bytes.length > expected.length / 2
        && Arrays.equals(
            Arrays.copyOfRange(bytes, bytes.length - tail, bytes.length),
            Arrays.copyOfRange(expected, expected.length - tail, expected.length));
  }

  private void checkWords(Fault fault, Terminal told) {
    String words = told.err().toLowerCase(Locale.ROOT);
    String name = String.valueOf(fault.path().getFileName()).toLowerCase(Locale.ROOT);
    String target = name.replaceFirst("^\\.(.*)\\.\\d+-\\d+\\.tmp$", "$1");
    String reason =
        String.valueOf(fault.exception().getMessage())
            .toLowerCase(Locale.ROOT)
            .replaceFirst(".*: ", "");
    if (words.contains("\tat ") || words.contains("bug in pubn")) {
      fail(fault, told, "shows a trace");
    } else if (!words.contains(target) && !words.contains(folder(fault))) {
      fail(fault, told, "does not name the file");
    } else if (!words.contains(reason)) {
      fail(fault, told, "does not name the reason");
    }
  }

  private static String folder(Fault fault) {
    return String.valueOf(fault.path().toAbsolutePath().normalize().getParent())
        .toLowerCase(Locale.ROOT);
  }

  private void fail(Fault fault, Terminal told, String what) {
    failures++;
    System.out.println(
        scenario + ", " + fault + ": " + what + "; exit code " + told.code() + ", " + told.err());
  }

  private static Map<String, byte[]> files(Path folder) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        files.put(folder.relativize(path).toString(), Files.readAllBytes(path));
      }
    }
    return files;
  }

  private void reset(Map<String, byte[]> files) throws IOException {
    try (Stream<Path> paths = Files.walk(out)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        if (!path.equals(out)) {
          Files.delete(path);
        }
      }
    }
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = out.resolve(file.getKey());
      Files.createDirectories(path.resolveSibling("."));
      Files.write(path, file.getValue());
    }
  }
}
