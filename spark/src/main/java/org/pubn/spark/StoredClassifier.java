package org.pubn.spark;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.pubn.classify.Classifier;
import org.pubn.classify.Provenance;
import org.pubn.classify.SampleDigest;
import org.pubn.classify.SamplesDigest;
import org.pubn.linear.LinearFunction;
import org.pubn.nn.Network;
import org.pubn.origin.ProgramVersion;
import org.pubn.random.Seed;
import org.pubn.sample.Role;

/** A model of Spark as a classifier of the library, which is kept in its own files. */
final class StoredClassifier {

  private StoredClassifier() {}

  /** The classifier; its numbers are floats. */
  static Classifier of(FittedNumbers numbers) {
    Network network = LinearFunction.of(numbers.g).network();
    boolean heldOut = !Double.isNaN(numbers.heldOutLoss());
    Map<String, String> settings = new LinkedHashMap<>();
    settings.put("sigmaL2", Double.toString(numbers.sigmaL2()));
    settings.put("l2", Double.toString(numbers.l2()));
    settings.put("tau", Double.toString(numbers.tau()));
    settings.put("lossOf", heldOut ? "rows held out in turn" : "training rows");
    Provenance provenance =
        new Provenance(
                numbers.priors().rho() > 0 ? "pubn" : "pubn-n",
                settings,
                numbers.priors(),
                new Seed(numbers.seed()),
                network.spec().description(),
                "spark",
                ProgramVersion.current(),
                new SamplesDigest(
                    digest(numbers, Role.POSITIVE),
                    digest(numbers, Role.UNLABELED),
                    digest(numbers, Role.NEGATIVE)),
                new SamplesDigest(none(), none(), none()),
                heldOut ? numbers.heldOutLoss() : numbers.trainingLoss())
            .withScenario(numbers.scenario());
    return new Classifier(network, provenance);
  }

  /** Of the sum of the keys of all rows, which does not depend on where they were. */
  private static SampleDigest digest(FittedNumbers numbers, Role role) {
    long rows = numbers.rows(role);
    return new SampleDigest(
        (int) Math.min(rows, Integer.MAX_VALUE),
        sha256("spark " + rows + " rows, keys " + Long.toHexString(numbers.keys(role))));
  }

  private static SampleDigest none() {
    return new SampleDigest(0, sha256("spark 0 rows, keys 0"));
  }

  private static String sha256(String text) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
