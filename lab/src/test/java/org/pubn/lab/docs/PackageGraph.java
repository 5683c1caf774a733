package org.pubn.lab.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A graph without cycles of named things that use each other, and how it lies in layers. */
final class PackageGraph {

  private final Map<String, Set<String>> uses = new TreeMap<>();
  private final Map<String, Integer> levels = new HashMap<>();

  private PackageGraph() {}

  /** The graph in an {@code arrows.txt}; the root package is left out. */
  static PackageGraph read(Path arrows) throws IOException {
    PackageGraph graph = new PackageGraph();
    for (String line : Files.readAllLines(arrows)) {
      String[] sides = line.split(":", 2);
      if (!sides[0].equals("(root)")) {
        Set<String> used = new TreeSet<>(List.of(sides[1].strip().split(" ")));
        used.removeAll(Set.of("", "(root)"));
        graph.uses.put(sides[0], used);
      }
    }
    return graph;
  }

  /** A graph of its edges. */
  static PackageGraph of(Map<String, Set<String>> uses) {
    PackageGraph graph = new PackageGraph();
    graph.uses.putAll(uses);
    return graph;
  }

  /** The names layer by layer; a thing lies above everything that it uses. */
  List<List<String>> layers() {
    List<List<String>> layers = new ArrayList<>();
    for (String name : uses.keySet()) {
      int level = level(name);
      while (layers.size() <= level) {
        layers.add(new ArrayList<>());
      }
      layers.get(level).add(name);
    }
    return layers;
  }

  private int level(String name) {
    Integer known = levels.get(name);
    if (known != null) {
      return known;
    }
    int level = 0;
    for (String used : uses.getOrDefault(name, Set.of())) {
      level = Math.max(level, 1 + level(used));
    }
    levels.put(name, level);
    return level;
  }

  /** What a thing uses directly and through nothing else. */
  Set<String> essential(String name) {
    Set<String> direct = new TreeSet<>(uses.getOrDefault(name, Set.of()));
    for (String used : uses.getOrDefault(name, Set.of())) {
      direct.removeAll(reachable(used));
    }
    return direct;
  }

  private Set<String> reachable(String name) {
    Set<String> all = new TreeSet<>();
    for (String used : uses.getOrDefault(name, Set.of())) {
      all.add(used);
      all.addAll(reachable(used));
    }
    return all;
  }
}
