package org.pubn.numbers;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.pubn.data.InputException;

class RequireTest {

  private static void refused(String message, ThrowingCallable check) {
    assertThatExceptionOfType(InputException.class).isThrownBy(check).withMessage(message);
  }

  @Test
  void refusesAndSaysWhatIsAllowed() {
    refused("threads 0: must be at least 1", () -> Require.atLeast(1, "threads", 0));
    refused("beta -0.1: must be finite and at least 0", () -> Require.nonNegative("beta", -0.1));
    refused(
        "beta Infinity: must be finite and at least 0",
        () -> Require.nonNegative("beta", Double.POSITIVE_INFINITY));
    refused("bound 0.0: must be finite and above 0", () -> Require.positive("bound", 0));
    refused("gamma 1.1: must lie in [0, 1]", () -> Require.share("gamma", 1.1));
    refused("prior 1.0: must lie in (0, 1)", () -> Require.properShare("prior", 1));
    refused("prior 0.0: must lie in (0, 1)", () -> Require.properShare("prior", 0));
  }

  @Test
  void noNumberIsNothing() {
    refused("x NaN: must be finite and at least 0", () -> Require.nonNegative("x", Double.NaN));
    refused("x NaN: must be finite and above 0", () -> Require.positive("x", Double.NaN));
    refused("x NaN: must lie in [0, 1]", () -> Require.share("x", Double.NaN));
    refused("x NaN: must lie in (0, 1)", () -> Require.properShare("x", Double.NaN));
  }

  @Test
  void theEndsThatAreAllowed() {
    assertThatCode(
            () -> {
              Require.atLeast(1, "threads", 1);
              Require.nonNegative("beta", 0);
              Require.positive("bound", Double.MIN_VALUE);
              Require.share("gamma", 0);
              Require.share("gamma", 1);
            })
        .doesNotThrowAnyException();
  }
}
