import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";

/** A copy of the repository dagger/dagger, read by tag. It needs no work tree. */
export interface Repository {
  /** Releases in order, such as `0.19.4`, without alphas and release candidates. */
  readonly releases: readonly string[];
  /** Returns a file of a release, or undefined if the release has none at this path. */
  readonly readFile: (release: string, file: string) => string | undefined;
  /** Lists the files of a release below a folder. */
  readonly listFiles: (release: string, folder: string) => readonly string[];
  /** Lists the files below a folder that two releases don't share, each with the letter that Git gives the change. */
  readonly listChanges: (from: string, to: string, folder: string) => readonly string[];
  /** Writes folders of a release below another folder. */
  readonly extract: (release: string, folders: readonly string[], target: string) => void;
  /** Returns every match of an extended regular expression in files of a release, which are chosen by Git's pathspecs. */
  readonly findAll: (release: string, pattern: string, paths: readonly string[]) => readonly string[];
  /** Returns the same matches, each after the path of its file. */
  readonly findPlaces: (release: string, pattern: string, paths: readonly string[]) => readonly Match[];
}

/** A file of a release, and what a pattern matched in it. */
export type Match = readonly [file: string, match: string];

const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Opens a Git repository.
 *
 * @param folder of the work tree, or of the repository itself.
 * @throws Error if it has no tag of a release of Dagger.
 */
export function openRepository(folder: string): Repository {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, ...args], {
      encoding: "utf8",
      maxBuffer: MOST_BYTES,
      stdio: ["ignore", "pipe", "ignore"],
    });
  const attempt = (...args: string[]): string | undefined => {
    try {
      return git(...args);
    } catch {
      return undefined;
    }
  };
  const findPlaces: Repository["findPlaces"] = (release, pattern, paths) => {
    // Paths end with a NUL, because a match may contain a colon.
    const args = ["grep", "-oEI", "--null", "-e", pattern, `v${release}`, "--", ...paths];
    return (attempt(...args) ?? "").split("\n").flatMap((line) => {
      const [place = "", match] = line.split("\0");
      return match === undefined ? [] : [[place.slice(`v${release}:`.length), match] as const];
    });
  };
  const tags = (attempt("tag", "--list", "v0.*") ?? "").split("\n");
  const releases = tags.flatMap((tag) => /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1] ?? []).toSorted(compareReleases);
  if (releases.length === 0) {
    throw new Error(
      `Unexpected folder "${folder}" without a tag such as v0.19.4, expected a clone of dagger/dagger. Run: git clone https://github.com/dagger/dagger`,
    );
  }
  return {
    releases,
    readFile: (release, file) => attempt("show", `v${release}:${file}`),
    listFiles: (release, path) =>
      (attempt("ls-tree", "-r", "--name-only", `v${release}`, "--", path) ?? "").split("\n").filter(Boolean),
    listChanges: (from, to, path) =>
      (attempt("diff", "--name-status", `v${from}`, `v${to}`, "--", path) ?? "").split("\n").filter(Boolean),
    extract(release, folders, target) {
      mkdirSync(target, { recursive: true });
      const archive = ["-C", folder, "archive", `v${release}`, ...folders];
      const input = execFileSync("git", archive, { maxBuffer: MOST_BYTES, stdio: ["ignore", "pipe", "ignore"] });
      execFileSync("tar", ["-x", "-C", target], { input });
    },
    findAll: (release, pattern, paths) => findPlaces(release, pattern, paths).map(([, match]) => match),
    findPlaces,
  };
}

/** Compares two releases by number. */
export function compareReleases(left: string, right: string): number {
  const [a, b] = [left, right].map((release) => release.split(".").map(Number));
  return a?.map((part, index) => part - (b?.[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
