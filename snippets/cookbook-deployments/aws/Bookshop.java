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
   * Copy a built site to a bucket, using a short-lived token from the CI system.
   *
   * @param role ARN of the role that trusts the CI system
   * @param run A value that's new for each deployment, such as the CI run number
   */
  @Function
  public String sync(
      Directory site, String bucket, String role, Secret token, String run)
      throws Exception {
    var destination = "s3://" + bucket;
    return dag()
        .container()
        .from("amazon/aws-cli:2.31.13")
        // The AWS CLI exchanges the token for credentials on its own.
        .withMountedSecret("/token", token)
        .withEnvVariable("AWS_WEB_IDENTITY_TOKEN_FILE", "/token")
        .withEnvVariable("AWS_ROLE_ARN", role)
        .withMountedDirectory("/site", site)
        .withEnvVariable("RUN", run)
        .withExec(List.of("aws", "s3", "sync", "--delete", "/site", destination))
        .stdout();
  }
}
