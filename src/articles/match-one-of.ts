/**
 * Gives the pattern of a route that stands for several pages, with or without a slash at the end of the address.
 *
 * The framework's router takes such a pattern wherever it takes a path, and knows it as a list of one.
 */
export function matchOneOf(paths: readonly string[]): RegExp {
  const choices = paths.map((path) => path.replace(/\/$/, "").replace(/[^\w/-]/g, "\\$&"));
  return new RegExp(`^(?:${choices.join("|")})/?$`, "i");
}
