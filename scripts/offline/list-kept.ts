import path from "node:path";
import { listFiles } from "@docs/pages";

/** What a copy of a build has. */
export interface Selection {
  /** Names of files that the copy needs. */
  readonly parts: RegExp;
  /** Those among them that it leaves out. */
  readonly leftOut: RegExp;
}

/** Lists the files of a build that a copy keeps, by their paths in the build. */
export function listKept(outDir: string, { parts, leftOut }: Selection): readonly string[] {
  const names = listFiles(outDir, (file) => parts.test(file)).map((file) => path.posix.relative(outDir, file));
  return names.filter((name) => !leftOut.test(name));
}

/**
 * Expects that a copy is small enough for readers to download.
 *
 * @param what names the copy, such as `docs.zip`.
 * @throws Error if it has become too large.
 */
export function expectSmall(what: string, bytes: number): void {
  if (bytes > MOST_BYTES) {
    throw new Error(
      `${what} has ${bytes} bytes, expected at most ${MOST_BYTES}. Leave something out in scripts/offline.`,
    );
  }
}

/** Bytes that each copy may take on its way to a reader. */
const MOST_BYTES = 5_000_000;
