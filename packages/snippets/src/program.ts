/** A program of a snippet in one SDK language. */
export interface Program {
  /** Path below `snippets/`, such as `features/cached-build`. */
  readonly snippet: string;
  /** Id of the SDK language. */
  readonly language: string;
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string;
  readonly code: string;
}

/**
 * Gives a snippet a name that every language takes for a folder or a package.
 *
 * Names are kebab-case, so two of them never meet.
 *
 * @example toIdentifier("features/cached-build") // "features__cached_build"
 */
export function toIdentifier(snippet: string): string {
  return snippet.replaceAll("/", "__").replaceAll("-", "_");
}
