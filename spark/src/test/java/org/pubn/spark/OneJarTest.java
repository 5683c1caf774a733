package org.pubn.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.spark.submitted.SubmittedProgram;

/**
 * The jar for {@code spark-submit --jars}, after it was made: nothing in it goes by a name that
 * Spark's jars use, and a program runs with it and Spark's jars alone.
 */
class OneJarTest {

  /** What is on the class path of the tests and is not Spark's. */
  private static final List<String> NOT_SPARKS =
      List.of(
          "/pubn",
          "fastcsv",
          "xgboost",
          "junit",
          "assertj",
          "archunit",
          "jqwik",
          "byte-buddy",
          "opentest4j",
          "apiguardian",
          "jspecify");

  @TempDir private Path directory;

  private static Path jar() {
    String jar = System.getProperty("pubn.one.jar", "");
    assumeTrue(!jar.isEmpty(), "the jar is made after the tests; mvn verify runs this one then");
    return Path.of(jar);
  }

  @Test
  void everyNameIsItsOwn() throws IOException {
    try (JarFile jar = new JarFile(jar().toFile())) {
      List<String> names = jar.stream().map(JarEntry::getName).toList();

      assertThat(names)
          .contains(
              "org/pubn/spark/PubnClassifier.class",
              "org/pubn/Pubn.class",
              "org/pubn/shaded/jackson/core/JsonFactory.class",
              "org/pubn/shaded/fastcsv/reader/CsvReader.class")
          .noneMatch(name -> name.startsWith("org/pubn/lab"))
          .noneMatch(name -> name.startsWith("org/slf4j"));
      assertThat(names.stream().filter(name -> name.endsWith(".class")))
          .allMatch(name -> name.startsWith("org/pubn/"));
    }
  }

  @Test
  void aProgramRunsWithItAndSparksJarsAlone() throws Exception {
    String sparks =
        String.join(
            System.getProperty("path.separator"),
            Processes.classPath().stream()
                .filter(entry -> entry.endsWith(".jar"))
                .filter(entry -> NOT_SPARKS.stream().noneMatch(entry::contains))
                .toList());
    Path output = directory.resolve("output.txt");
    try (Processes processes = new Processes(directory.resolve("spark-home"))) {
      Process submit =
          processes.start(
              output,
              Stream.concat(Processes.opens().stream(), Stream.of("-Dspark.ui.enabled=false"))
                  .toList(),
              sparks,
              "org.apache.spark.deploy.SparkSubmit",
              "--master",
              "local[2]",
              "--conf",
              "spark.ui.enabled=false",
              "--jars",
              jar().toString(),
              "--class",
              SubmittedProgram.class.getName(),
              program().toString(),
              directory.toString());
      long deadline = System.nanoTime() + 300_000_000_000L;

      assertThat(Processes.await(output, "rows ", submit, deadline)).isEqualTo("400");
      assertThat(Processes.await(output, "agree ", submit, deadline)).isEqualTo("400");
      assertThat(Integer.parseInt(Processes.await(output, "positive ", submit, deadline)))
          .isBetween(150, 250);
      assertThat(submit.waitFor()).isZero();
    }
    assertThat(Files.readString(output)).doesNotContain("SLF4J").doesNotContain("Exception");
  }

  /** A jar with the program and nothing else. */
  private Path program() throws IOException {
    String name = SubmittedProgram.class.getName().replace('.', '/') + ".class";
    Path file = directory.resolve("program.jar");
    try (OutputStream stream = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(stream);
        InputStream code = OneJarTest.class.getClassLoader().getResourceAsStream(name)) {
      jar.putNextEntry(new JarEntry(name));
      jar.write(Objects.requireNonNull(code).readAllBytes());
      jar.closeEntry();
    }
    return file;
  }
}
