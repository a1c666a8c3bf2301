package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /** Install the locked packages with Composer, and run the tests. */
  @Function
  public String test(@Ignore({"vendor"}) Directory source) throws Exception {
    File composer = dag().container().from("composer:2.8").file("/usr/bin/composer");
    return dag()
        .container()
        .from("php:8.4-cli-alpine")
        .withFile("/usr/local/bin/composer", composer)
        .withMountedCache("/root/.composer/cache", dag().cacheVolume("bookshop-composer"))
        .withEnvVariable("COMPOSER_ALLOW_SUPERUSER", "1")
        .withWorkdir("/src")
        .withDirectory(".", source)
        .withExec(List.of("composer", "install"))
        .withExec(List.of("vendor/bin/phpunit"))
        .stdout();
  }
}
