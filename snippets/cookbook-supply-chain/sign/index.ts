import { dag, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Sign a published image with a private key. */
  @func()
  async sign(
    address: string,
    registryLogin: Secret,
    key: Secret,
    password: Secret,
  ): Promise<string> {
    const cosign = dag
      .container()
      .from("ghcr.io/sigstore/cosign/cosign:v2.6.0")
      .file("/ko-app/cosign")
    return await dag
      .container()
      .from("alpine:3.22")
      .withFile("/usr/local/bin/cosign", cosign)
      .withMountedSecret("/root/.docker/config.json", registryLogin)
      .withSecretVariable("COSIGN_PRIVATE_KEY", key)
      .withSecretVariable("COSIGN_PASSWORD", password)
      .withExec([
        "cosign",
        "sign",
        "--yes",
        "--key=env://COSIGN_PRIVATE_KEY",
        address,
      ])
      .stdout()
  }
}
