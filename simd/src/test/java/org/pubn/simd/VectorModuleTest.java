package org.pubn.simd;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whether a Java started in one way or another has vectors, and what it prints about them. */
final class VectorModuleTest {

  private static final String EXPORTS = "--add-exports=java.base/jdk.internal.module=ALL-UNNAMED";

  /** The program of the process that a test starts. */
  static final class Program {

    private Program() {}

    public static void main(String[] args) {
      System.out.println(VectorModule.isLoaded());
      System.out.println(VectorModule.isLoaded() && SimdKernels.create().name() != null);
    }
  }

  @Test
  void isLoadedWithoutAWordWhereThatIsAllowed() throws Exception {
    assertThat(java(EXPORTS)).isEqualTo("true\ntrue\n");
  }

  @Test
  void isMissingWhereNobodyAskedForIt() throws Exception {
    assertThat(java()).isEqualTo("false\nfalse\n");
  }

  @Test
  void isFoundWhereJavaWasAskedForIt() throws Exception {
    assertThat(java("--add-modules=jdk.incubator.vector"))
        .endsWith("true\ntrue\n")
        .startsWith("WARNING: Using incubator modules");
  }

  private static String java(String... options) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(options));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(Program.class.getName());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    return printed;
  }
}
