package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Derive a shop's key from the company's key. */
  @Function
  public Secret signing(Secret root, String shop)
      throws ExecutionException, DaggerQueryException, InterruptedException,
          NoSuchAlgorithmException {
    byte[] input = (root.plaintext() + shop).getBytes(StandardCharsets.UTF_8);
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(input);
    // The name tells secrets apart, so it includes the shop.
    return dag().setSecret("signing-" + shop, HexFormat.of().formatHex(digest));
  }
}
