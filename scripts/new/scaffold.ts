/** A file that does not exist yet. */
export interface NewFile {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly content: string;
}

/** What a scaffold makes, and what its reader does next. */
export interface Scaffold {
  readonly files: readonly NewFile[];
  readonly next: string;
}

/** Kebab-case parts with slashes between them, as addresses and folders of this site are. */
const PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/**
 * Accepts a path such as `cookbook/mount-directory`.
 *
 * @throws Error that shows the form when it has another.
 */
export function readPath(path: string | undefined, { what, parts }: { what: string; parts: number }): string {
  const isGood = path !== undefined && PATH.test(path) && path.split("/").length >= parts;
  if (!isGood) {
    throw new Error(
      `Unexpected ${what} ${path === undefined ? "without a path" : `"${path}"`}, expected kebab-case words` +
        `${parts > 1 ? " with a slash between topic and name, such as cookbook/mount-directory" : ", such as cookbook/builds"}. Correct the path.`,
    );
  }
  return path;
}
