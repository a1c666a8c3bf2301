package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.File;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Sign a published image with a private key. */
  @Function
  public String sign(
      String address, Secret registryLogin, Secret key, Secret password)
      throws Exception {
    File cosign = dag()
        .container()
        .from("ghcr.io/sigstore/cosign/cosign:v2.6.0")
        .file("/ko-app/cosign");
    return dag()
        .container()
        .from("alpine:3.22")
        .withFile("/usr/local/bin/cosign", cosign)
        .withMountedSecret("/root/.docker/config.json", registryLogin)
        .withSecretVariable("COSIGN_PRIVATE_KEY", key)
        .withSecretVariable("COSIGN_PASSWORD", password)
        .withExec(List.of(
            "cosign", "sign", "--yes", "--key=env://COSIGN_PRIVATE_KEY", address))
        .stdout();
  }
}
