package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class Bookshop {
  /**
   * Copy a built site to a bucket, with a short-lived token of the CI system.
   *
   * @param role The ARN of the role that trusts the CI system
   * @param run A value that is new for each deployment, such as the number of the CI run
   */
  @Function
  public String sync(
      Directory site, String bucket, String role, Secret token, String run)
      throws Exception {
    var destination = "s3://" + bucket;
    return dag()
        .container()
        .from("amazon/aws-cli:2.31.13")
        // The CLI exchanges the token for credentials by itself.
        .withMountedSecret("/token", token)
        .withEnvVariable("AWS_WEB_IDENTITY_TOKEN_FILE", "/token")
        .withEnvVariable("AWS_ROLE_ARN", role)
        .withMountedDirectory("/site", site)
        .withEnvVariable("RUN", run)
        .withExec(List.of("aws", "s3", "sync", "--delete", "/site", destination))
        .stdout();
  }
}
