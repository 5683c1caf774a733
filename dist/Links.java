import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Checks the links of all Markdown files below a folder that lead to other files: each file must be there, inside the folder, and have the heading
 * that the link names. {@code java dist/Links.java FOLDER} prints those that dangle and then ends with 1. What was built is not read.
 */
public final class Links {

  private static final Pattern CODE = Pattern.compile("(?ms)^ *```.*?^ *```$|`[^`\n]*`");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^()\\s]+)\\)");
  private static final Pattern ADDRESS = Pattern.compile("[a-z]+:.*");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
  private static final Set<String> BUILT = Set.of("target", "pubn-out", ".git");

  private Links() {}

  public static void main(String[] args) throws IOException {
    Path root = Path.of(args[0]).toRealPath();
    List<Path> pages = pages(root);
    List<String> faults = new ArrayList<>();
    for (Path page : pages) {
      Matcher link = LINK.matcher(CODE.matcher(Files.readString(page)).replaceAll(""));
      while (link.find()) {
        if (!ADDRESS.matcher(link.group(1)).matches() && !holds(root, page, link.group(1))) {
          faults.add("%s: the link to %s dangles".formatted(root.relativize(page), link.group(1)));
        }
      }
    }
    if (pages.isEmpty()) {
      faults.add(root + ": has no Markdown file");
    }
    faults.forEach(System.err::println);
    System.exit(faults.isEmpty() ? 0 : 1);
  }

  private static List<Path> pages(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(".md"))
          .filter(file -> Stream.of(root.relativize(file).toString().split("[/\\\\]")).noneMatch(BUILT::contains))
          .sorted()
          .toList();
    }
  }

  private static boolean holds(Path root, Path page, String link) throws IOException {
    String[] parts = link.split("#", 2);
    Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
    return target.startsWith(root) && Files.exists(target) && (parts.length == 1 || headings(target).contains(parts[1]));
  }

  /** As GitHub names them: words in lower case, joined by hyphens. Of a folder it shows the README. */
  private static Set<String> headings(Path target) throws IOException {
    Set<String> names = new HashSet<>();
    HEADING
        .matcher(Files.readString(Files.isDirectory(target) ? target.resolve("README.md") : target))
        .results()
        .map(heading -> heading.group(1).strip().toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{M}\\p{N} _-]", "").replace(' ', '-'))
        .forEach(names::add);
    return names;
  }
}
