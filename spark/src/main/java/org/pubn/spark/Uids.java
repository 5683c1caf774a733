package org.pubn.spark;

import org.apache.spark.ml.util.Identifiable$;

/**
 * The names of stages. Spark's parameters ask for the name of their stage while the constructor of
 * the superclass runs, when Java has not yet set a field of the subclass. So a name that is given
 * is left here, by an argument of that constructor's call, before it runs:
 *
 * <pre>{@code
 * public Stage(String uid) { this(Uids.given(uid)); }
 * private Stage(Uids name) { name.used(); }
 * public String uid() { if (uid == null) { uid = Uids.next("stage"); } return uid; }
 * }</pre>
 */
final class Uids {

  private static final ThreadLocal<String> GIVEN = new ThreadLocal<>();

  private Uids() {}

  /** Keeps a name for the stage that this thread is about to make. */
  static Uids given(String uid) {
    GIVEN.set(uid);
    return new Uids();
  }

  /** The name for the stage that this thread is making: the one given, or a new one. */
  static String next(String prefix) {
    String uid = GIVEN.get();
    return uid == null ? Identifiable$.MODULE$.randomUID(prefix) : uid;
  }

  /** The stage has its name. */
  void used() {
    GIVEN.remove();
  }
}
