package org.pubn.lab.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Draws the modules, from their POMs, and the packages of the library, from its arrows. */
final class ArchitecturePicture {

  private static final int WIDTH = 1100;
  private static final int BOX_HEIGHT = 30;
  private static final int GAP = 40;
  private static final int MARGIN = 24;
  private static final int TITLE = 34;
  private static final Pattern DEPENDENCY =
      Pattern.compile("<dependency>(.*?)</dependency>", Pattern.DOTALL);
  private static final Pattern ARTIFACT =
      Pattern.compile("<artifactId>pubn(?:-([a-z]+))?</artifactId>");

  private final StringBuilder svg = new StringBuilder();

  private ArchitecturePicture() {}

  /** The picture of the project in a directory, as SVG. */
  static String draw(Path project) throws IOException {
    PackageGraph modules = modules(project);
    PackageGraph packages =
        PackageGraph.read(project.resolve("core/src/test/resources/org/pubn/arrows.txt"));
    ArchitecturePicture picture = new ArchitecturePicture();
    int middle = picture.panel("Modules: each uses what lies below it", modules, MARGIN);
    int bottom = picture.panel("Packages of core", packages, middle + MARGIN);
    return String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\""
                + " font-family=\"sans-serif\" font-size=\"14\">%n"
                + "<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>%n",
            WIDTH,
            bottom + MARGIN)
        + picture.svg
        + "</svg>\n";
  }

  private static PackageGraph modules(Path project) throws IOException {
    Map<String, Set<String>> uses = new TreeMap<>();
    Matcher module =
        Pattern.compile("<module>([a-z]+)</module>")
            .matcher(Files.readString(project.resolve("pom.xml")));
    while (module.find()) {
      Path folder = project.resolve(module.group(1));
      if (Files.isDirectory(folder.resolve("src"))) { // not bom/, which is a POM alone
        uses.put(module.group(1), dependencies(folder));
      }
    }
    uses.values().forEach(used -> used.retainAll(uses.keySet()));
    return PackageGraph.of(uses);
  }

  /** The modules that a module needs, but for those that only its tests need. */
  private static Set<String> dependencies(Path module) throws IOException {
    Set<String> used = new TreeSet<>();
    Matcher dependency = DEPENDENCY.matcher(Files.readString(module.resolve("pom.xml")));
    while (dependency.find()) {
      Matcher artifact = ARTIFACT.matcher(dependency.group(1));
      if (artifact.find() && !dependency.group(1).contains("<scope>test</scope>")) {
        used.add(artifact.group(1) == null ? "core" : artifact.group(1));
      }
    }
    return used;
  }

  private int panel(String title, PackageGraph graph, int top) {
    text(MARGIN, top + 16, "start", "bold", title);
    List<List<String>> layers = graph.layers();
    Map<String, int[]> centers = new HashMap<>();
    int y = top + TITLE;
    for (int level = layers.size() - 1; level >= 0; level--) {
      List<String> names = layers.get(level);
      for (int i = 0; i < names.size(); i++) {
        int x = (int) Math.round((i + 0.5) * (WIDTH - 2.0 * MARGIN) / names.size()) + MARGIN;
        centers.put(names.get(i), new int[] {x, y});
      }
      y += BOX_HEIGHT + GAP;
    }
    List<String> names = new ArrayList<>(new TreeMap<>(centers).keySet());
    for (String name : names) {
      graph.essential(name).forEach(used -> arrow(at(centers, name), at(centers, used)));
    }
    names.forEach(name -> box(at(centers, name), name));
    return y - GAP;
  }

  private static int[] at(Map<String, int[]> centers, String name) {
    return Objects.requireNonNull(centers.get(name), name);
  }

  private void arrow(int[] from, int[] to) {
    int start = from[1] + BOX_HEIGHT;
    int bend = (to[1] - start) / 2;
    line(
        "<path d=\"M%d %d C%d %d %d %d %d %d\" fill=\"none\" stroke=\"#9aa5b1\"/>",
        from[0], start, from[0], start + bend, to[0], to[1] - bend, to[0], to[1]);
  }

  private void box(int[] center, String name) {
    int width = Math.max(64, 9 * name.length() + 20);
    line(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"5\" fill=\"#eef3f8\""
            + " stroke=\"#44607c\"/>",
        center[0] - width / 2, center[1], width, BOX_HEIGHT);
    text(center[0], center[1] + 20, "middle", "normal", name);
  }

  private void text(int x, int y, String anchor, String weight, String words) {
    line(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\" font-weight=\"%s\" fill=\"#1f2933\">%s</text>",
        x, y, anchor, weight, words);
  }

  private void line(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
