import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { findLeaks, type Leak, readSecrets } from "./find-secrets.ts";

/** Files that can contain a key as text. Fonts and pictures, which make up most of a build, are left out. */
const TEXT_FILE = /\.(?:html|js|mjs|css|json|map|xml|txt|md|svg|webmanifest)$|^_(?:headers|redirects)$/;

/** Files read at a time: enough to keep the disk busy, and few enough for the memory of a small machine. */
const AT_A_TIME = 16;

/**
 * Searches a finished build for the secrets of an environment, at no cost if the environment has none.
 *
 * @throws Error naming every file that contains one, the variable it came from, and the fix, but never the secret
 * itself.
 */
export async function checkNoSecrets(outDir: string, env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const secrets = readSecrets(env);
  if (secrets.length === 0) {
    return;
  }
  const files = (await readdir(outDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const leaks: Leak[] = [];
  for (let start = 0; start < files.length; start += AT_A_TIME) {
    const found = await Promise.all(
      files
        .slice(start, start + AT_A_TIME)
        .map(async (file) => findLeaks(path.relative(outDir, file), await readFile(file), secrets)),
    );
    leaks.push(...found.flat());
  }
  if (leaks.length > 0) {
    throw new Error(describe(leaks));
  }
}

function describe(leaks: readonly Leak[]): string {
  const names = [...new Set(leaks.map(({ name }) => name))];
  return [
    `The build would publish ${names.join(" and ")}, expected no secret in any file.`,
    ...leaks.map(({ file, name }) => `${file}: has the value of ${name}`),
    `Find what reads ${names.join(" or ")} while the site is built and remove it: only the answer server may have it. Then replace the key, for a build that was published before may have it too.`,
  ].join("\n- ");
}
