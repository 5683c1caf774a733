package org.pubn.bench.speed;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubn.nn.KernelSets;

/**
 * Prints the table of a file of readings, and writes it as JSON to the file named by a second
 * argument. Exits with 1 if a bar was missed.
 */
public final class Compare {

  private static final String WIDEST_KERNELS = "simd-512";

  private Compare() {}

  public static void main(String[] args) throws IOException {
    String kernels = KernelSets.create().name();
    List<Row> rows = rows(read(Path.of(args[0])), kernels.equals(WIDEST_KERNELS));
    Map<String, String> machine = machine(kernels);
    machine.forEach((name, value) -> System.out.println(name + ": " + value));
    System.out.println();
    Grid grid = new Grid(Row.HEADINGS);
    rows.forEach(row -> grid.add(row.cells()));
    System.out.print(grid.text());
    if (args.length > 1) {
      Map<String, Object> all = new LinkedHashMap<>(machine);
      all.put("rows", rows.stream().map(Row::json).toList());
      ObjectMapper json = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
      json.writeValue(Path.of(args[1]).toFile(), all);
    }
    if (rows.stream().anyMatch(row -> row.verdict() == Verdict.MISS)) {
      System.exit(1);
    }
  }

  private static List<Reading> read(Path file) throws IOException {
    ObjectMapper json = new ObjectMapper();
    List<Reading> readings = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      readings.add(json.readValue(line, Reading.class));
    }
    return readings;
  }

  /** A row for every quantity that was measured. */
  static List<Row> rows(List<Reading> readings, boolean avx512) {
    List<Row> rows = new ArrayList<>();
    for (Quantity quantity : Quantity.all()) {
      List<Reading> ours = new ArrayList<>();
      List<Reading> others = new ArrayList<>();
      for (Reading reading : readings) {
        if (reading.quantity().equals(quantity.id())) {
          (reading.source().equals(Reading.OURS) ? ours : others).add(reading);
        }
      }
      quantity
          .decisive(ours)
          .ifPresent(
              reading ->
                  rows.add(Row.of(quantity, reading.value(), quantity.decisive(others), avx512)));
    }
    return rows;
  }

  private static Map<String, String> machine(String kernels) throws IOException {
    Map<String, String> machine = new LinkedHashMap<>();
    machine.put("processor", processor());
    machine.put("java", System.getProperty("java.runtime.version", "unknown"));
    machine.put("kernels", kernels);
    machine.put("commit", System.getProperty("pubn.commit", "unknown"));
    return machine;
  }

  private static String processor() throws IOException {
    Path description = Path.of("/proc/cpuinfo");
    if (!Files.exists(description)) {
      return System.getProperty("os.arch", "unknown");
    }
    return Files.readAllLines(description).stream()
        .filter(line -> line.startsWith("model name"))
        .map(line -> line.substring(line.indexOf(':') + 1).strip())
        .findFirst()
        .orElse("unknown");
  }
}
