import { argument, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Install the locked packages with Composer, and run the tests. */
  @func()
  async test(@argument({ ignore: ["vendor"] }) source: Directory): Promise<string> {
    const composer = dag.container().from("composer:2.8").file("/usr/bin/composer")
    return await dag
      .container()
      .from("php:8.4-cli-alpine")
      .withFile("/usr/local/bin/composer", composer)
      .withMountedCache("/root/.composer/cache", dag.cacheVolume("bookshop-composer"))
      .withEnvVariable("COMPOSER_ALLOW_SUPERUSER", "1")
      .withWorkdir("/src")
      .withDirectory(".", source)
      .withExec(["composer", "install"])
      .withExec(["vendor/bin/phpunit"])
      .stdout()
  }
}
