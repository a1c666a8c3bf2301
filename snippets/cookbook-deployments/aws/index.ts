import { dag, Directory, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Copy a built site to a bucket, using a short-lived token from the CI system.
   *
   * @param role ARN of the role that trusts the CI system
   * @param run A value that's new for each deployment, such as the CI run number
   */
  @func()
  async sync(
    site: Directory,
    bucket: string,
    role: string,
    token: Secret,
    run: string,
  ): Promise<string> {
    const destination = `s3://${bucket}`
    return await (
      dag
        .container()
        .from("amazon/aws-cli:2.31.13")
        // The AWS CLI exchanges the token for credentials on its own.
        .withMountedSecret("/token", token)
        .withEnvVariable("AWS_WEB_IDENTITY_TOKEN_FILE", "/token")
        .withEnvVariable("AWS_ROLE_ARN", role)
        .withMountedDirectory("/site", site)
        .withEnvVariable("RUN", run)
        .withExec(["aws", "s3", "sync", "--delete", "/site", destination])
        .stdout()
    )
  }
}
