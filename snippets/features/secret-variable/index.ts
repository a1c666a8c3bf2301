import { dag, File, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Download one version of the licensed shop theme. */
  @func()
  theme(token: Secret, version: string): File {
    // The container's shell expands the variable, so the arguments that the
    // engine records contain its name, not its value.
    const script = [
      "wget -q -O theme.zip",
      '--header="Authorization: Bearer $THEME_TOKEN"',
      '"https://themes.example.com/bookshop-$THEME_VERSION.zip"',
    ].join(" ")

    return dag
      .container()
      .from("alpine:3.22")
      .withWorkdir("/download")
      .withEnvVariable("THEME_VERSION", version)
      .withSecretVariable("THEME_TOKEN", token)
      .withExec(["sh", "-c", script])
      .file("/download/theme.zip")
  }
}
