package org.pubn.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.pubn.app.cli.Commands.done;
import static org.pubn.app.cli.Commands.run;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.Pubn;
import org.pubn.app.training.SmallPictures;
import org.pubn.app.training.SmallPictures.Motif;
import org.pubn.serve.ScoringService;
import org.pubn.serve.ServiceOptions;

/** Commands on pictures: folders and columns of file names. */
class TrainOnPicturesTest {

  @TempDir private Path directory;

  private Path model() {
    return directory.resolve("model.pubn");
  }

  private void draw() throws IOException {
    SmallPictures.folder(directory.resolve("p"), Motif.DISC, 30, "png");
    SmallPictures.folder(directory.resolve("u"), Motif.DISC, 40, "png");
    SmallPictures.folder(directory.resolve("u"), Motif.STANDING, 40, "bmp");
    SmallPictures.folder(directory.resolve("u"), Motif.LYING, 20, "gif");
    SmallPictures.folder(directory.resolve("n"), Motif.STANDING, 30, "png");
  }

  private Object[] training(Object... more) {
    List<Object> arguments =
        new ArrayList<>(List.of("train", "--positive", directory.resolve("p"), "--unlabeled"));
    arguments.addAll(List.of(directory.resolve("u"), "--negative", directory.resolve("n")));
    arguments.addAll(List.of("--prior", 0.4, "--rho", 0.4, "--out", model()));
    if (!List.of(more).contains("--image-size")) {
      arguments.addAll(List.of("--image-size", 16));
    }
    arguments.addAll(List.of("--rate", 0.001, "--sigma-rate", 0.001, "--tau", 0.7, "--quiet"));
    arguments.addAll(List.of(more));
    return arguments.toArray();
  }

  @Test
  void foldersBecomeAModelAndAPageWithPictures() throws IOException {
    draw();

    Terminal terminal = done(training("--epochs", 8));

    assertThat(terminal.out())
        .containsPattern("pictures +160\n")
        .containsPattern("features +pixels, 16 x 16, 768 columns")
        .containsPattern("model +convnet 768-");
    assertThat(Files.readString(directory.resolve("model.report.html")))
        .contains("What it sees")
        .contains("data:image/png;base64,")
        .contains("Nearest to the threshold");
    assertThat(done("inspect", model()).out()).contains("16 x 16").contains("image");
    Path scored = directory.resolve("scored.csv");
    done(
        "predict",
        "--model",
        model(),
        "--input",
        directory.resolve("u"),
        "--out",
        scored,
        "--quiet");
    List<String> lines = Files.readAllLines(scored);
    assertThat(lines.get(0)).isEqualTo("file,score,probability,prediction");
    assertThat(lines.get(1)).startsWith("disc000.png,");
    assertThat(lines).hasSize(101);
    assertThat(lines.stream().filter(line -> line.startsWith("disc") && line.endsWith(",1")))
        .hasSizeGreaterThan(30);
    assertThat(lines.stream().filter(line -> line.startsWith("standing") && line.endsWith(",0")))
        .hasSizeGreaterThan(30);
  }

  @Test
  void tablesNameFilesAndOtherModelsTakePixels() throws IOException {
    draw();
    done(training("--epochs", 1, "--model", "linear"));
    Path table =
        Files.writeString(
            directory.resolve("t.csv"),
            "id,photo,label\n1,p/disc000.png,1\n2,n/standing001.png,0\n");

    Terminal predicted =
        done(
            "predict", "--model", model(), "--input", table, "--image", "photo", "--keep", "all",
            "--quiet");
    assertThat(predicted.out())
        .startsWith("id,photo,label,score,probability,prediction\n1,p/disc000.png,1,");
    Path judged = directory.resolve("judged");
    done(
        "evaluate",
        "--model",
        model(),
        "--input",
        table,
        "--image",
        "photo",
        "--label",
        "label",
        "--out",
        judged);
    assertThat(judged.resolve("evaluation.json")).isNotEmptyFile();
    Path forest = directory.resolve("forest.pubn");
    assertThat(
            done(
                    "train",
                    "--positive",
                    directory.resolve("p"),
                    "--unlabeled",
                    directory.resolve("u"),
                    "--prior",
                    0.4,
                    "--image-size",
                    8,
                    "--model",
                    "forest",
                    "--no-numbers",
                    "--quiet",
                    "--out",
                    forest)
                .out())
        .contains("forest");
    assertThat(done(training("--epochs", 1, "--model", "resnet", "--image-size", 8)).out())
        .contains("resnet 192-");
  }

  @Test
  void anExportedModelTakesRawPixels() throws IOException {
    draw();
    done(training("--epochs", 1));

    assertThat(done("export", model(), "--onnx", directory.resolve("m.onnx")).out())
        .contains("Inputs:  image")
        .containsPattern("differ by at most \\d\\.\\de-0[5-9]");
  }

  @Test
  void mistakesAreSentences() throws IOException {
    draw();
    Path damaged = directory.resolve("u/zz.png");
    Files.write(damaged, new byte[] {1, 2, 3});

    assertThat(run(training("--epochs", 1)).err())
        .isEqualTo("pubn: " + damaged + ": is not a PNG, JPEG, BMP, GIF or WebP picture\n");
    assertThat(model()).doesNotExist();
    assertThat(done(training("--epochs", 1, "--damaged", "skip")).out())
        .containsPattern("damaged +1, left out");
    Terminal predicted =
        run("predict", "--model", model(), "--input", directory.resolve("u"), "--damaged", "skip");
    assertThat(predicted.code()).isZero();
    assertThat(predicted.err()).contains("Warning: 1 picture was left out; " + damaged);
    assertThat(run("predict", "--model", model(), "--input", directory.resolve("u")).code())
        .isEqualTo(2);
    assertThat(run(training("--damaged", "mend")).err())
        .contains("--damaged mend: must be refuse or skip");
    assertThat(run(training("--image-size", 5)).err())
        .contains("--image-size 5: must lie in 8 … 256");
    Files.delete(damaged);
    assertThat(run(training("--text", "a")).code()).isEqualTo(2);
  }

  @Test
  void networksOfImagesRefuseTables() throws IOException {
    Path table = Files.writeString(directory.resolve("t.csv"), "a\n" + "1\n2\n".repeat(30));

    Terminal terminal =
        run(
            "train",
            "--positive",
            table,
            "--unlabeled",
            table,
            "--prior",
            0.5,
            "--model",
            "resnet");

    assertThat(terminal.code()).isEqualTo(2);
    assertThat(terminal.err()).contains("--model resnet: needs the pixels of images");
  }

  @Test
  void trainingsUnderWayHaveAFolderOfTheirOwn() throws IOException {
    draw();
    Path trainings = Files.createDirectory(directory.resolve("model.pubn.trainings"));
    Path foreign = Files.writeString(trainings.resolve("notes.txt"), "mine");

    assertThat(run(training("--epochs", 1)).err())
        .isEqualTo(
            "pubn: "
                + trainings
                + ": must hold nothing but trainings under way, holds notes.txt\n");
    Files.delete(foreign);
    Files.writeString(trainings.resolve("0123456789abcdef0123456789abcdef.training"), "old");
    done(training("--epochs", 1));
    assertThat(trainings).doesNotExist();
  }

  private static HttpResponse<String> post(URI address, String type, BodyPublisher body)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(address).header("Content-Type", type).POST(body).build();
    return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
  }

  /** A PNG whose header claims 50,000 × 50,000 pixels, with a right checksum. */
  private static byte[] giant(byte[] png) {
    byte[] claiming = png.clone();
    ByteBuffer.wrap(claiming).putInt(16, 50_000).putInt(20, 50_000);
    CRC32 sum = new CRC32();
    sum.update(claiming, 12, 17);
    ByteBuffer.wrap(claiming).putInt(29, (int) sum.getValue());
    return claiming;
  }

  @Test
  void aServedModelTakesUploads() throws IOException, InterruptedException {
    draw();
    done(training("--epochs", 1));
    byte[] png = Files.readAllBytes(directory.resolve("p/disc000.png"));
    try (ScoringService service =
        ScoringService.start(Pubn.load(model()), ServiceOptions.ofPort(0))) {
      URI predict = URI.create(service.address() + "/v1/predict");

      String raw = post(predict, "image/png", BodyPublishers.ofByteArray(png)).body();
      String url = "data:image/png;base64," + Base64.getEncoder().encodeToString(png);
      String json = "{\"row\": {\"image\": \"" + url + "\"}}";
      assertThat(raw).startsWith("{\"predictions\":[{\"score\":");
      assertThat(post(predict, "application/json", BodyPublishers.ofString(json)).body())
          .isEqualTo(raw);
      HttpResponse<String> giant =
          post(predict, "image/png", BodyPublishers.ofByteArray(giant(png)));
      assertThat(giant.statusCode()).isEqualTo(400);
      assertThat(giant.body()).contains("claims 50,000 x 50,000 pixels");
      assertThat(post(predict, "image/png", BodyPublishers.ofByteArray(new byte[9])).body())
          .isEqualTo("{\"error\":\"body: is not a PNG, JPEG, BMP, GIF or WebP picture\"}");
      assertThat(
              post(
                      predict,
                      "application/json",
                      BodyPublishers.ofString("{\"row\": {\"image\": \"/etc/hostname\"}}"))
                  .statusCode())
          .isEqualTo(400);
      assertThat(post(predict, "text/plain", BodyPublishers.ofByteArray(png)).statusCode())
          .isEqualTo(415);
    }
  }
}
