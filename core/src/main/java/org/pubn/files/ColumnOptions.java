package org.pubn.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pubn.corpus.Content;
import org.pubn.corpus.DamagedPictures;
import org.pubn.corpus.TextFeatures;
import org.pubn.data.InputException;
import org.pubn.storage.FileKind;
import org.pubn.table.ColumnKinds;

/**
 * What is known of columns; the kinds of all others are inferred.
 *
 * @param numeric columns of numbers
 * @param categorical columns of values from a list
 * @param ignored columns that are not used
 * @param text the column that holds the text to learn from; folders and {@code .txt} files need
 *     none
 * @param pictures the column that holds the names of picture files to learn from; folders need none
 * @param textFeatures how text or pictures become features; empty for the way that {@link
 *     TextFeatures} finds
 * @param group the column whose equal values stay together in every split; no feature
 * @param weight the column that says how much a row counts; no feature
 * @param damaged what is done about pictures that cannot be read
 * @param unnamed whether tables have no header; their columns are called column1, column2 and so on
 */
public record ColumnOptions(
    List<String> numeric,
    List<String> categorical,
    List<String> ignored,
    Optional<String> text,
    Optional<String> pictures,
    Optional<TextFeatures> textFeatures,
    Optional<String> group,
    Optional<String> weight,
    DamagedPictures damaged,
    boolean unnamed) {

  /** Nothing is known. */
  public static final ColumnOptions INFERRED =
      new ColumnOptions(
          List.of(),
          List.of(),
          List.of(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          DamagedPictures.REFUSED,
          false);

  public ColumnOptions {
    numeric = List.copyOf(numeric);
    categorical = List.copyOf(categorical);
    ignored = List.copyOf(ignored);
  }

  /** The same with columns of numbers. */
  public ColumnOptions withNumeric(String... columns) {
    return new ColumnOptions(
        List.of(columns),
        categorical,
        ignored,
        text,
        pictures,
        textFeatures,
        group,
        weight,
        damaged,
        unnamed);
  }

  /** The same with columns of values from a list. */
  public ColumnOptions withCategorical(String... columns) {
    return new ColumnOptions(
        numeric,
        List.of(columns),
        ignored,
        text,
        pictures,
        textFeatures,
        group,
        weight,
        damaged,
        unnamed);
  }

  /** The same with columns that are not used. */
  public ColumnOptions withIgnored(String... columns) {
    return new ColumnOptions(
        numeric,
        categorical,
        List.of(columns),
        text,
        pictures,
        textFeatures,
        group,
        weight,
        damaged,
        unnamed);
  }

  /** The same with a column of text, which is then all that is learned from. */
  public ColumnOptions withText(String column) {
    return new ColumnOptions(
        numeric,
        categorical,
        ignored,
        Optional.of(column),
        pictures,
        textFeatures,
        group,
        weight,
        damaged,
        unnamed);
  }

  /** The same with a column of picture files, which is then all that is learned from. */
  public ColumnOptions withPictures(String column) {
    return new ColumnOptions(
        numeric,
        categorical,
        ignored,
        text,
        Optional.of(column),
        textFeatures,
        group,
        weight,
        damaged,
        unnamed);
  }

  /** The same with something else done about pictures that cannot be read. */
  public ColumnOptions withDamaged(DamagedPictures handled) {
    return new ColumnOptions(
        numeric,
        categorical,
        ignored,
        text,
        pictures,
        textFeatures,
        group,
        weight,
        handled,
        unnamed);
  }

  /** The same with another way from text or pictures to features. */
  public ColumnOptions withTextFeatures(TextFeatures way) {
    return new ColumnOptions(
        numeric,
        categorical,
        ignored,
        text,
        pictures,
        Optional.of(way),
        group,
        weight,
        damaged,
        unnamed);
  }

  /**
   * The same with a column of groups, such as the customer of an order. Rows of one group never
   * stand on both sides of a split; a row without a value is a group of its own.
   */
  public ColumnOptions withGroup(String column) {
    return new ColumnOptions(
        numeric,
        categorical,
        ignored,
        text,
        pictures,
        textFeatures,
        Optional.of(column),
        weight,
        damaged,
        unnamed);
  }

  /**
   * The same with a column of weights, positive numbers: rows are drawn by them, see {@link
   * org.pubn.sample.WeightedDraw}.
   */
  public ColumnOptions withWeight(String column) {
    return new ColumnOptions(
        numeric,
        categorical,
        ignored,
        text,
        pictures,
        textFeatures,
        group,
        Optional.of(column),
        damaged,
        unnamed);
  }

  /** The same for tables without a header. */
  public ColumnOptions withoutHeader() {
    return new ColumnOptions(
        numeric, categorical, ignored, text, pictures, textFeatures, group, weight, damaged, true);
  }

  /** Whether files hold documents: the column of the text is named, or one is a folder or lines. */
  boolean areDocuments(List<Path> files) {
    return documentColumn().isPresent()
        || files.stream().anyMatch(file -> FileKind.of(file).isText());
  }

  /** The column of the documents, if there is one. */
  Optional<String> documentColumn() {
    return pictures.or(() -> text);
  }

  /**
   * How documents become features: the way that is given, or else the one on the class path for
   * what they hold.
   */
  TextFeatures way(List<Path> files) throws IOException {
    TextFeatures way =
        textFeatures.isPresent()
            ? textFeatures.get()
            : TextFeatures.found(
                pictures.isPresent()
                    ? Content.PICTURE
                    : text.isPresent() ? Content.TEXT : Content.of(files));
    Content content = way.content();
    Optional<String> wrong = content == Content.PICTURE ? text : pictures;
    if (wrong.isPresent()) {
      throw new InputException(
          "column "
              + wrong.get()
              + ": does not go with "
              + way.description()
              + ", which takes a column of "
              + content.column());
    }
    return way;
  }

  /** Refuses kinds of columns where there is text, which is then all that is used. */
  void requireNoKinds() {
    refuse("numeric columns", numeric);
    refuse("categorical columns", categorical);
    weight.ifPresent(
        column -> {
          throw new InputException(
              "weight column " + column + ": documents cannot be weighted; weights are for tables");
        });
  }

  private static void refuse(String what, List<String> columns) {
    if (!columns.isEmpty()) {
      throw new InputException(
          what + " " + String.join(",", columns) + ": of documents only the text is used");
    }
  }

  /** Refuses columns of groups and weights where columns have no names. */
  void requireNoNames(List<Path> files) {
    group.ifPresent(
        column -> {
          throw new InputException(
              "group column " + column + ": " + files.get(0) + " has no named columns");
        });
    weight.ifPresent(
        column -> {
          throw new InputException(
              "weight column " + column + ": " + files.get(0) + " has no named columns");
        });
  }

  /**
   * The kinds of columns, with those that are read but are no features.
   *
   * @param label the column of the labels, if there is one
   */
  ColumnKinds kinds(Optional<String> label) {
    List<String> values =
        Stream.of(categorical.stream(), label.stream(), group.stream())
            .flatMap(names -> names)
            .toList();
    List<String> numbers = Stream.concat(numeric.stream(), weight.stream()).toList();
    ColumnKinds kinds = ColumnKinds.of(numbers, values, ignored);
    return unnamed ? kinds.ofUnnamed() : kinds;
  }
}
