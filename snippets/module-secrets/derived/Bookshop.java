package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.concurrent.ExecutionException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

@Object
public class Bookshop {
  /** Derive a shop's key from the company's key. */
  @Function
  public Secret signingKey(Secret root, String shop)
      throws ExecutionException, DaggerQueryException, InterruptedException,
          GeneralSecurityException {
    byte[] value = root.plaintext().getBytes(StandardCharsets.UTF_8);
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(value, "HmacSHA256"));
    byte[] key = mac.doFinal(shop.getBytes(StandardCharsets.UTF_8));
    // The name tells secrets apart, so it includes the shop.
    return dag().setSecret("signing-" + shop, HexFormat.of().formatHex(key));
  }
}
