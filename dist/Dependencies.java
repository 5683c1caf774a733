import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Checks the bill of materials (CycloneDX, XML) of a release and the list of dependencies that is made from it: no snapshot, no
 * unknown licence, and of each dependency at least one licence that is wanted here. GPL and AGPL are not.
 *
 * <p>{@code java dist/Dependencies.java target/bom.xml docs/dependencies.md} checks; with {@code --write} at the end it writes the
 * list instead of comparing it.
 */
public final class Dependencies {

  /** Licences that are wanted, best first. */
  private static final List<String> WANTED =
      List.of("Apache-2.0", "MIT", "BSD-2-Clause", "BSD-3-Clause", "UPL-1.0", "EPL-2.0", "EPL-1.0");

  /** POMs that say "The BSD License", taken for the one of four clauses; their licence files have three. */
  private static final List<String> THREE_CLAUSES =
      List.of("de.bwaldvogel:liblinear", "org.jline:jline-native", "org.jline:jline-terminal",
          "com.twelvemonkeys.common:common-image",
          "com.twelvemonkeys.common:common-io",
          "com.twelvemonkeys.common:common-lang",
          "com.twelvemonkeys.imageio:imageio-core",
          "com.twelvemonkeys.imageio:imageio-metadata",
          "com.twelvemonkeys.imageio:imageio-webp");

  private record Dependency(String group, String name, String version, List<String> licences) {

    /** The best of its licences. */
    Optional<String> licence() {
      if (THREE_CLAUSES.contains(group + ":" + name) && licences.equals(List.of("BSD-4-Clause"))) {
        return Optional.of("BSD-3-Clause");
      }
      return WANTED.stream().filter(licences::contains).findFirst();
    }
  }

  private Dependencies() {}

  public static void main(String[] args) throws Exception {
    List<Dependency> dependencies = read(new File(args[0]));
    List<String> faults = new ArrayList<>();
    for (Dependency dependency : dependencies) {
      if (dependency.version().endsWith("-SNAPSHOT")) {
        faults.add("%s %s: no snapshots".formatted(dependency.name(), dependency.version()));
      }
      if (dependency.licence().isEmpty()) {
        faults.add("%s: none of its licences %s is one of %s".formatted(dependency.name(), dependency.licences(), WANTED));
      }
    }
    if (dependencies.isEmpty()) {
      faults.add(args[0] + ": lists nothing");
    }
    Path list = Path.of(args[1]);
    if (faults.isEmpty()) {
      compare(table(dependencies), list, args.length > 2 && args[2].equals("--write")).ifPresent(faults::add);
    }
    faults.forEach(System.err::println);
    System.exit(faults.isEmpty() ? 0 : 1);
  }

  private static Optional<String> compare(String table, Path list, boolean write) throws IOException {
    if (write) {
      Files.writeString(list, table);
    } else if (!Files.exists(list) || !Files.readString(list).equals(table)) {
      return Optional.of(list + ": is not what the bill of materials says; java dist/Dependencies.java target/bom.xml " + list + " --write");
    }
    return Optional.empty();
  }

  private static List<Dependency> read(File bom) throws Exception {
    Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(bom);
    Element components = child(document.getDocumentElement(), "components").orElseThrow();
    List<Dependency> found = new ArrayList<>();
    for (Element component : children(components, "component")) {
      String group = text(component, "group");
      if (!group.equals("org.pubn")) {
        found.add(new Dependency(group, text(component, "name"), text(component, "version"), licences(component)));
      }
    }
    found.sort(Comparator.comparing(Dependency::group).thenComparing(Dependency::name).thenComparing(Dependency::version));
    return found;
  }

  /** The alternatives: an expression such as "A OR B" is two of them. */
  private static List<String> licences(Element component) {
    List<String> names = new ArrayList<>();
    child(component, "licenses")
        .ifPresent(
            licences -> {
              for (Element licence : children(licences, "license")) {
                names.add(child(licence, "id").isPresent() ? text(licence, "id") : text(licence, "name"));
              }
              for (Element expression : children(licences, "expression")) {
                names.addAll(List.of(expression.getTextContent().strip().split(" OR ")));
              }
            });
    return names;
  }

  private static String table(List<Dependency> dependencies) {
    StringBuilder table = new StringBuilder();
    table.append("# Dependencies\n\n");
    table.append("What the modules of a release bring along, made from its bill of materials by `dist/make`, which fails on an unknown\n");
    table.append("licence, a snapshot, or a licence that is not wanted. Where there is a choice, the licence named here counts.\n\n");
    table.append("| artifact | version | licence |\n|---|---|---|\n");
    for (Dependency dependency : dependencies) {
      table.append(
          "| `%s:%s` | %s | %s |\n"
              .formatted(dependency.group(), dependency.name(), dependency.version(), dependency.licence().orElseThrow()));
    }
    return table.toString();
  }

  private static String text(Element parent, String name) {
    return child(parent, name).map(element -> element.getTextContent().strip()).orElse("");
  }

  private static Optional<Element> child(Element parent, String name) {
    return children(parent, name).stream().findFirst();
  }

  private static List<Element> children(Element parent, String name) {
    List<Element> found = new ArrayList<>();
    NodeList nodes = parent.getChildNodes();
    for (int i = 0; i < nodes.getLength(); i++) {
      if (nodes.item(i) instanceof Element element && element.getTagName().equals(name)) {
        found.add(element);
      }
    }
    return found;
  }
}
