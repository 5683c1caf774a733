package org.pubn.serve;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.regex.Pattern;
import org.pubn.data.InputException;
import org.pubn.storage.IoReason;

/**
 * A secret that clients send as {@code Authorization: Bearer SECRET}. Only its digest is kept, and
 * digests are compared in a time that does not depend on where they differ: neither length nor
 * contents of the secret can be found out by trying.
 */
public final class BearerToken {

  private static final String SCHEME = "Bearer ";
  private static final int SHORTEST = 16;
  private static final int LONGEST = 1000;

  /** What a header can carry: characters of ASCII that are seen. */
  private static final Pattern ALLOWED = Pattern.compile("[!-~]*");

  private final byte[] digest;

  private BearerToken(String secret) {
    this.digest = digest(secret);
  }

  /**
   * A token with this secret.
   *
   * @throws InputException if it is too short to be a secret, or no header could carry it
   */
  public static BearerToken of(String secret) {
    return of(secret, "token");
  }

  private static BearerToken of(String secret, String name) {
    if (secret.length() < SHORTEST || secret.length() > LONGEST) {
      throw new InputException(
          name
              + ": has "
              + secret.length()
              + " characters, must have "
              + SHORTEST
              + " … "
              + LONGEST);
    }
    if (!ALLOWED.matcher(secret).matches()) {
      throw new InputException(
          name + ": must consist of visible characters of ASCII, without blanks");
    }
    return new BearerToken(secret);
  }

  /**
   * The token that a file holds; blanks and line ends around it do not count.
   *
   * @throws InputException if the file cannot be read or does not hold a token
   */
  public static BearerToken read(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return of(new String(in.readNBytes(2 * LONGEST), UTF_8).strip(), "token-file " + file);
    } catch (IOException e) {
      throw new InputException("token-file " + file + ": " + IoReason.of(e), e);
    }
  }

  /**
   * Whether a header {@code Authorization} shows that the client knows the secret.
   *
   * @param authorization the header's value, empty if there is none
   */
  boolean isKnownBy(String authorization) {
    boolean scheme = authorization.regionMatches(true, 0, SCHEME, 0, SCHEME.length());
    String secret = scheme ? authorization.substring(SCHEME.length()).strip() : "";
    return MessageDigest.isEqual(digest, digest(secret)) && scheme;
  }

  private static byte[] digest(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** Shows nothing of the secret. */
  @Override
  public String toString() {
    return "BearerToken";
  }
}
