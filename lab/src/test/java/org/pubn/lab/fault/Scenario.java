package org.pubn.lab.fault;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pubn.app.cli.SavedModels;
import org.pubn.app.cli.Terminal;
import org.pubn.lab.download.FetchFromFolder;

/** A command that writes into the folder {@code out}, from what lies in the folder {@code in}. */
enum Scenario {
  TRAIN {
    @Override
    void prepare(Path in) throws IOException {
      writeSamples(in);
    }

    @Override
    Terminal run(Path in, Path out) {
      return onSamples(
          "train",
          in,
          "--prior=0.5",
          "--method=nnpu",
          "--model=linear",
          "--epochs=1",
          "--seed=" + Integer.getInteger("train.seed", 0),
          "--out=" + out.resolve("model.pubn"));
    }
  },
  PREDICT {
    @Override
    void prepare(Path in) throws IOException {
      SavedModels.table(in);
    }

    @Override
    Terminal run(Path in, Path out) {
      return Terminal.run(
          "predict",
          "--model=" + in.resolve("model.pubn"),
          "--input=" + in.resolve("people.csv"),
          "--keep=all",
          "--quiet",
          "--output=" + out.resolve("scored.csv.gz"));
    }
  },
  EVALUATE {
    @Override
    void prepare(Path in) throws IOException {
      SavedModels.table(in);
      Files.writeString(in.resolve("test.csv"), "age,job,y\n30,admin.,1\n50,cook,0\n55,admin.,1\n");
    }

    @Override
    Terminal run(Path in, Path out) {
      return Terminal.run(
          "evaluate",
          "--model=" + in.resolve("model.pubn"),
          "--input=" + in.resolve("test.csv"),
          "--label=y",
          "--resamples=10",
          "--out=" + out);
    }
  },
  ADVISE {
    @Override
    void prepare(Path in) throws IOException {
      writeSamples(in);
    }

    @Override
    Terminal run(Path in, Path out) {
      return onSamples("advise", in, "--prior=0.5", "--out=" + out);
    }
  },
  WEIGHTS {
    @Override
    void prepare(Path in) throws IOException {
      writeSamples(in);
    }

    @Override
    Terminal run(Path in, Path out) {
      return onSamples("weights", in, "--prior=0.5", "--out=" + out.resolve("weighted.csv.gz"));
    }
  },
  EXPORT {
    @Override
    void prepare(Path in) throws IOException {
      SavedModels.table(in);
    }

    @Override
    Terminal run(Path in, Path out) {
      return Terminal.run(
          "export", in.resolve("model.pubn").toString(), "--onnx=" + out.resolve("model.onnx"));
    }
  },
  REPRODUCE {
    @Override
    void prepare(Path in) {}

    @Override
    Terminal run(Path in, Path out) {
      return Terminal.run(
          "reproduce",
          "table1",
          "--tasks=toy/pu",
          "--methods=nnpu",
          "--trials=1",
          "--threads=1",
          "--quiet",
          "--out=" + out);
    }
  },
  REPORT {
    @Override
    void prepare(Path in) {}

    /** Only the results of an experiment: the rest is what {@code report} makes of them. */
    @Override
    void prepareOut(Path in, Path out) throws IOException {
      REPRODUCE.run(in, out);
      for (String name : List.of("tables.txt", "tables.md", "report.html")) {
        Files.deleteIfExists(out.resolve(name));
      }
    }

    @Override
    Terminal run(Path in, Path out) {
      return Terminal.run("report", out.toString());
    }
  },
  FETCH {
    @Override
    void prepare(Path in) throws IOException {
      FetchFromFolder.prepare(in);
    }

    @Override
    Terminal run(Path in, Path out) {
      return FetchFromFolder.run(in, out);
    }
  };

  /** Makes what is read. */
  abstract void prepare(Path in) throws IOException;

  /** Makes what lies where the command writes, before it does. */
  void prepareOut(Path in, Path out) throws IOException {}

  /** Runs the command. */
  abstract Terminal run(Path in, Path out);

  private static Terminal onSamples(String command, Path in, String... more) {
    List<String> words = new ArrayList<>(List.of(command, "--threads=1", "--quiet"));
    words.add("--positive=" + in.resolve("p.csv"));
    words.add("--unlabeled=" + in.resolve("u.csv"));
    words.addAll(List.of(more));
    return Terminal.run(words.toArray(String[]::new));
  }

  private static void writeSamples(Path in) throws IOException {
    List<String> positive = new ArrayList<>(List.of("x,z"));
    List<String> unlabeled = new ArrayList<>(List.of("x,z"));
    for (int i = 0; i < 40; i++) {
      positive.add(String.format(Locale.ROOT, "%d,%d", 5 + i % 7, i % 3));
      unlabeled.add(String.format(Locale.ROOT, "%d,%d", i % 11, i % 5));
    }
    Files.write(in.resolve("p.csv"), positive);
    Files.write(in.resolve("u.csv"), unlabeled);
  }
}
