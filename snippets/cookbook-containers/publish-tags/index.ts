import { dag, Directory, func, object, Secret } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Push one image under several tags.
   *
   * @param repository Registry and image name, without a tag
   */
  // @ts-ignore: the type of @func() allows only a name, but the SDK accepts options
  @func({ cache: "never" })
  async publishTags(
    pages: Directory,
    repository: string,
    tags: string[],
    username: string,
    password: Secret,
  ): Promise<string[]> {
    const image = dag
      .container()
      .from("nginx:1.29-alpine")
      .withDirectory("/usr/share/nginx/html", pages)
      .withRegistryAuth(repository, username, password)

    const published: string[] = []
    for (const tag of tags) {
      published.push(await image.publish(`${repository}:${tag}`))
    }
    return published
  }
}
