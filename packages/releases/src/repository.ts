import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";

/** A file of a release, and what a pattern matched in it. */
export type Match = readonly [file: string, text: string];

/** A copy of the repository dagger/dagger, read by tag. It needs no work tree. */
export type Repository = ReturnType<typeof openRepository>;

/**
 * Opens a Git repository in a folder, or in the folder of a work tree.
 *
 * @throws Error if it has no tag of a release of Dagger.
 */
export function openRepository(folder: string) {
  const git = (...args: readonly string[]): Buffer | undefined => {
    try {
      return execFileSync("git", ["-C", folder, ...args], { maxBuffer: Infinity, stdio: ["ignore", "pipe", "ignore"] });
    } catch {
      return undefined;
    }
  };
  const list = (...args: readonly string[]) => (git(...args)?.toString() ?? "").split("\n").filter(Boolean);
  const tags = list("tag", "--list", "v0.*");
  const releases = tags.flatMap((tag) => /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1] ?? []).toSorted(compareReleases);
  if (releases.length === 0) {
    throw new Error(
      `Unexpected folder "${folder}" without a tag such as v0.19.4, expected a clone of dagger/dagger. Run: git clone https://github.com/dagger/dagger`,
    );
  }
  return {
    /** Releases in order, such as `0.19.4`, without alphas and release candidates. */
    releases,
    /** Returns a file of a release, or undefined if the release has none at this path. */
    readFile: (release: string, file: string) => git("show", `v${release}:${file}`)?.toString(),
    /** Lists the files of a release below a folder. */
    listFiles: (release: string, path: string) => list("ls-tree", "-r", "--name-only", `v${release}`, "--", path),
    /** Lists the files below a folder that two releases don't share, each with the letter that Git gives the change. */
    listChanges: (from: string, to: string, path: string) =>
      list("diff", "--name-status", `v${from}`, `v${to}`, "--", path),
    /** Writes folders of a release below another folder. */
    extract(release: string, folders: readonly string[], target: string) {
      mkdirSync(target, { recursive: true });
      execFileSync("tar", ["-x", "-C", target], { input: git("archive", `v${release}`, ...folders) ?? "" });
    },
    /** Finds every match of an extended regular expression in files of a release, which Git's pathspecs choose. */
    find: (release: string, pattern: string, paths: readonly string[]): readonly Match[] =>
      list("grep", "-oEI", "--null", "-e", pattern, `v${release}`, "--", ...paths).flatMap((line) => {
        // Paths end with a NUL, because a match may contain a colon.
        const [place = "", text] = line.split("\0");
        return text === undefined ? [] : [[place.slice(`v${release}:`.length), text] as const];
      }),
  };
}

/** Compares two releases by number. */
export const compareReleases = new Intl.Collator("en", { numeric: true }).compare;
