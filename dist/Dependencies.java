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
 * unknown license, and of each dependency at least one license that is wanted here. GPL and AGPL are not.
 *
 * <p>{@code java dist/Dependencies.java target/bom.xml docs/dependencies.md} checks; with {@code --write} at the end it writes the
 * list instead of comparing it.
 */
public final class Dependencies {

  /** Licences that are wanted, best first. */
  private static final List<String> WANTED =
      List.of("Apache-2.0", "MIT", "BSD-2-Clause", "BSD-3-Clause", "UPL-1.0", "EPL-2.0", "EPL-1.0");

  /** POMs that say "The BSD License", taken for the one of four clauses; their license files have three. */
  private static final List<String> THREE_CLAUSES =
      List.of("de.bwaldvogel:liblinear", "org.jline:jline-native", "org.jline:jline-terminal",
          "com.twelvemonkeys.common:common-image",
          "com.twelvemonkeys.common:common-io",
          "com.twelvemonkeys.common:common-lang",
          "com.twelvemonkeys.imageio:imageio-core",
          "com.twelvemonkeys.imageio:imageio-metadata",
          "com.twelvemonkeys.imageio:imageio-webp");

  private record Dependency(String group, String name, String version, List<String> licenses) {

    /** The best of its licenses. */
    Optional<String> license() {
      if (THREE_CLAUSES.contains(group + ":" + name) && licenses.equals(List.of("BSD-4-Clause"))) {
        return Optional.of("BSD-3-Clause");
      }
      return WANTED.stream().filter(licenses::contains).findFirst();
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
      if (dependency.license().isEmpty()) {
        faults.add("%s: none of its licenses %s is one of %s".formatted(dependency.name(), dependency.licenses(), WANTED));
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
        found.add(new Dependency(group, text(component, "name"), text(component, "version"), licenses(component)));
      }
    }
    found.sort(Comparator.comparing(Dependency::group).thenComparing(Dependency::name).thenComparing(Dependency::version));
    return found;
  }

  /** The alternatives: an expression such as "A OR B" is two of them. */
  private static List<String> licenses(Element component) {
    List<String> names = new ArrayList<>();
    child(component, "licenses")
        .ifPresent(
            licenses -> {
              for (Element license : children(licenses, "license")) {
                names.add(child(license, "id").isPresent() ? text(license, "id") : text(license, "name"));
              }
              for (Element expression : children(licenses, "expression")) {
                names.addAll(List.of(expression.getTextContent().strip().split(" OR ")));
              }
            });
    return names;
  }

  private static String table(List<Dependency> dependencies) {
    StringBuilder table = new StringBuilder();
    table.append("# Dependencies\n\n");
    table.append("What the modules of a release bring along, made from its bill of materials by `dist/make`, which fails on an unknown\n");
    table.append("license, a snapshot, or a license that is not wanted. Where there is a choice, the license named here counts.\n\n");
    table.append("| artifact | version | license |\n|---|---|---|\n");
    for (Dependency dependency : dependencies) {
      table.append(
          "| `%s:%s` | %s | %s |\n"
              .formatted(dependency.group(), dependency.name(), dependency.version(), dependency.license().orElseThrow()));
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
