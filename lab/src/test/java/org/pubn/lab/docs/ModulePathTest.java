package org.pubn.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The Java of README.md and of the guides is compiled as a module of someone else's: it sees what
 * is published, on the module path, and of that only what is exported to everyone.
 */
class ModulePathTest {

  private static final Path PROJECT = Path.of("..");
  private static final Path README =
      PROJECT.resolve("core/src/test/java/org/pubn/docs/ReadmeExample.java");
  private static final Path EXAMPLES = Path.of("src/test/java/org/pubn/lab/examples");

  /** The modules whose types stand in the snippets. */
  private static final List<String> MODULES = List.of("core", "text", "encoder");

  /** Their jars, and those that they bring along. */
  private static final List<String> JARS =
      List.of("pubn", "pubn-text", "pubn-encoder", "slf4j-api", "jackson-core", "fastcsv");

  @TempDir Path directory;
  private Path sources;

  @BeforeEach
  void makeSources() throws IOException {
    sources = Files.createDirectories(directory.resolve("sources"));
  }

  private void write(String name, String text) throws IOException {
    Path file = sources.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void writeModule(String... required) throws IOException {
    StringBuilder text = new StringBuilder("module someone.elses {\n");
    for (String name : required) {
      text.append("requires ").append(name).append(";\n");
    }
    write("module-info.java", text.append("}\n").toString());
  }

  private void writeExample(Path file) throws IOException {
    String text = Files.readString(file).replaceFirst("package [a-z.]+;", "package someone.elses;");
    write("someone/elses/" + file.getFileName(), text);
  }

  /** Whether a place on the class path of this test, a jar or a folder, is one of the libraries. */
  private static boolean isLibrary(Path place) {
    String name = String.valueOf(place.getFileName());
    return name.equals("classes")
        ? MODULES.contains(module(place))
        : JARS.stream().anyMatch(jar -> name.matches(jar + "-[0-9][0-9.]*\\.jar"));
  }

  /** The folder of a module, in which its {@code target/classes} lies. */
  private static String module(Path classes) {
    Path absolute = classes.toAbsolutePath().normalize();
    return absolute.getName(absolute.getNameCount() - 3).toString();
  }

  /** As a jar would be: a folder without a module descriptor has a name only in a jar. */
  private Path published(Path place) throws IOException {
    if (!Files.isDirectory(place) || Files.exists(place.resolve("module-info.class"))) {
      return place;
    }
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Automatic-Module-Name", "org.pubn." + module(place));
    Path jar = directory.resolve(module(place) + ".jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out, manifest);
        Stream<Path> files = Files.walk(place)) {
      for (Path file : files.filter(file -> file.toString().endsWith(".class")).toList()) {
        entries.putNextEntry(
            new JarEntry(place.relativize(file).toString().replace(File.separatorChar, '/')));
        Files.copy(file, entries);
      }
    }
    return jar;
  }

  private String modulePath() throws IOException {
    List<String> places = new ArrayList<>();
    for (String place : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      if (isLibrary(Path.of(place))) {
        places.add(published(Path.of(place)).toString());
      }
    }
    assertThat(places).hasSize(JARS.size());
    return String.join(File.pathSeparator, places);
  }

  /** What the compiler says; nothing if it is content. */
  private String compile() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    List<String> options =
        List.of("-proc:none", "-p", modulePath(), "-d", directory.resolve("out").toString());
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        Stream<Path> all = Files.walk(sources)) {
      List<Path> java = all.filter(file -> file.toString().endsWith(".java")).toList();
      boolean done =
          compiler
              .getTask(said, files, null, options, null, files.getJavaFileObjectsFromPaths(java))
              .call();
      assertThat(done || !said.toString().isEmpty()).isTrue();
      return done ? "" : said.toString();
    }
  }

  @Test
  void examplesOfReadmeAndGuidesSeeAllTheyNeed() throws IOException {
    writeModule("org.pubn", "org.pubn.text", "org.pubn.encoder");
    writeExample(README);
    for (String name : List.of("TrainOnFiles", "TrainOnSamples", "JudgeClassifier")) {
      writeExample(EXAMPLES.resolve(name + ".java"));
    }
    writeExample(EXAMPLES.resolve("TextAsFeatures.java"));

    assertThat(compile()).isEmpty();
  }

  /** What a module adds is passed to the library, whose interfaces for it are not promised. */
  @Test
  void whatOtherModulesAddIsPassedOn() throws IOException {
    writeModule("org.pubn", "org.pubn.text");
    write(
        "someone/elses/Texts.java",
        """
        package someone.elses;
        import org.pubn.classify.Classifier;
        import org.pubn.files.ColumnOptions;
        import org.pubn.text.TermFeatures;
        import org.pubn.text.TfIdf;
        class Texts {
          ColumnOptions terms = ColumnOptions.INFERRED.withTextFeatures(new TermFeatures());
          Classifier ofTexts(Classifier classifier, TfIdf tfIdf) {
            return classifier.withPreprocessing(tfIdf);
          }
        }
        """);

    assertThat(compile()).isEmpty();
  }

  @Test
  void kernelsAreNotToBeSeen() throws IOException {
    writeModule("org.pubn");
    write(
        "someone/elses/Curious.java",
        "package someone.elses; class Curious { org.pubn.nn.Kernels kernels; }");

    assertThat(compile()).contains("org.pubn.nn is not visible");
  }
}
