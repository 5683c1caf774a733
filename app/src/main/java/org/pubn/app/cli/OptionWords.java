package org.pubn.app.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * Tells mistakes in the words of the command line. The library speaks of things: {@code prior 1.3:
 * must lie in (0, 1)}; here the option is added by which a command takes the thing: {@code --prior
 * 1.3: must lie in (0, 1)}.
 */
final class OptionWords {

  /** Things that an option has the name of. */
  private static final String SAME =
      "prior rho method model epochs patience threads rate sigma-rate tau gamma l2 ensemble "
          + "threshold cost precision top estimator encoder resamples host port max-body "
          + "max-connections allow-host token-file access-log trials";

  /** The options of things that a message may begin with. */
  private static final Map<String, String> THINGS = things();

  /** The options by which a user does what a message asks for. */
  private static final Map<String, List<String>> ADVICE =
      Map.of(
          "give the prior",
          List.of("--prior"),
          "give rho",
          List.of("--rho"),
          "name the column of the text",
          List.of("--text"),
          "name the column of the image",
          List.of("--image"),
          "name the label column",
          List.of("--label"),
          "say which label is positive",
          List.of("--positive-label"),
          "say which labels are positive, negative and unlabeled",
          List.of("--positive-label", "--negative-label", "--unlabeled-label"),
          "leave the preparation of rows out",
          List.of("--features-only"),
          "training can do without a header",
          List.of("--no-header"));

  /** How picocli speaks of a value that it cannot convert. */
  private static final Pattern NOT_CONVERTED =
      Pattern.compile(
          "(?s)Invalid value for (?:option '([^']*)'|positional parameter at index \\d+"
              + " \\((.*?)\\))[^:]*: (.*)");

  private static final Pattern OF_JAVA =
      Pattern.compile("(?s)'(.*)' is not an? (int|long|double|boolean)");

  private OptionWords() {}

  private static Map<String, String> things() {
    Map<String, String> things = new LinkedHashMap<>();
    for (String same : List.of(SAME.split(" ", -1))) {
      things.put(same, "--" + same);
    }
    things.put("sigmaL2", "--sigma-l2");
    things.put("sigmaRate", "--sigma-rate");
    things.put("label column", "--label");
    things.put("text column", "--text");
    things.put("image column", "--image");
    things.put("image size", "--image-size");
    things.put("image scale", "--image-scale");
    things.put("numeric columns", "--numeric");
    things.put("categorical columns", "--categorical");
    things.put("validation share", "--validation");
    things.put("selection by", "--select-by");
    return things;
  }

  /** The message of a mistake, with the options that the command has. */
  static String told(Exception mistake, CommandSpec command) {
    String message = String.valueOf(mistake.getMessage());
    for (Map.Entry<String, String> thing : THINGS.entrySet()) {
      if (message.matches("(?s)" + thing.getKey() + "[ :].*") && has(command, thing.getValue())) {
        message = thing.getValue() + message.substring(thing.getKey().length());
      }
    }
    for (Map.Entry<String, List<String>> advice : ADVICE.entrySet()) {
      String options =
          advice.getValue().stream()
              .filter(option -> has(command, option))
              .collect(Collectors.joining(", "));
      if (!options.isEmpty()) {
        message = message.replace(advice.getKey(), advice.getKey() + " (" + options + ")");
      }
    }
    return message;
  }

  /** A mistake that was noticed before the command began, without the words of Java. */
  static String told(ParameterException mistake) {
    String message = String.valueOf(mistake.getMessage());
    Matcher wrong = NOT_CONVERTED.matcher(message);
    if (!wrong.matches()) {
      return message.replace('\'', '"');
    }
    String option = wrong.group(1) != null ? wrong.group(1) : wrong.group(2);
    Matcher value = OF_JAVA.matcher(wrong.group(3));
    return value.matches()
        ? option + " \"" + value.group(1) + "\": must be " + kind(value.group(2))
        : option + " " + wrong.group(3).replace('\'', '"');
  }

  private static String kind(String type) {
    return switch (type) {
      case "int" -> "a whole number from -2147483648 to 2147483647";
      case "long" -> "a whole number of at most 64 bits";
      case "boolean" -> "left out: this option takes no value";
      default -> "a number";
    };
  }

  private static boolean has(CommandSpec command, String option) {
    return command.findOption(option) != null;
  }
}
