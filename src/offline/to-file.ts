/**
 * Returns the file of a page, from the root of a copy on disk, where no server adds `index.html`.
 *
 * @example toFile("/features/caching#volumes") // "features/caching/index.html#volumes"
 */
export function toFile(url: string): string {
  const { path = "", rest = "" } = /^\/(?<path>[^?#]*?)\/?(?<rest>[?#].*)?$/.exec(url)?.groups ?? {};
  return `${path === "" ? "" : `${path}/`}index.html${rest}`;
}
