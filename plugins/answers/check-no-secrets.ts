import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";

/** An environment value that only its owner may read. */
export interface Secret {
  readonly name: string;
  readonly value: string;
}

/** A secret in a publicly readable file. */
export interface Leak {
  readonly file: string;
  readonly name: string;
}

/** Keys that a browser needs. `README.md` lists them among the site's settings. */
const PUBLIC_NAMES = ["ALGOLIA_API_KEY", "POSTHOG_KEY"];

/** Names of secrets: a word such as `KEY` or `PAT` by itself, or one such as `TOKEN` anywhere. */
const SECRET_NAME = /TOKEN|SECRET|PASSW|CREDENTIAL|(?:^|_)(?:\w*KEY|PAT|AUTH|DSN|JWT)(?:_|$)/i;

/** Names that contain such a word but hold something else, such as a secret's location or type. */
const NO_SECRET = /(?:PUBLIC|CACHE)_?KEY|TOKENS|_(?:FILE|PATH|DIR|SOCK|URL|ENDPOINT|NAME|TYPE|METHOD|MODE)$/i;

/** Shorter values, such as "test", appear in pages by chance. */
const LEAST_LENGTH = 12;

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
  const limit = pLimit(AT_A_TIME);
  const search = async (file: string) => findLeaks(file, await readFile(path.join(outDir, file)), secrets);
  const files = (await readdir(outDir, { recursive: true }))
    .filter((file) => TEXT_FILE.test(path.basename(file)))
    .sort();
  const leaks = (await Promise.all(files.map((file) => limit(() => search(file))))).flat();
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

/** Finds the secrets of an environment, sorted by name: values whose variables are named as secrets are. */
export function readSecrets(env: Readonly<Record<string, string | undefined>>): readonly Secret[] {
  const publicValues = new Set(PUBLIC_NAMES.map((name) => env[name]?.trim()));
  return Object.entries(env)
    .map(([name, text = ""]) => ({ name, value: text.trim() }))
    .filter(({ name, value }) => SECRET_NAME.test(name) && !NO_SECRET.test(name) && isTelling(value))
    .filter(({ value }) => !publicValues.has(value))
    .sort((left, right) => left.name.localeCompare(right.name));
}

/** Returns whether a value can't be a word of a page, a number, or a path. */
function isTelling(value: string): boolean {
  return value.length >= LEAST_LENGTH && /[a-z]/i.test(value) && /[^a-z\s]/i.test(value) && !/^[~./]/.test(value);
}

/** Finds secrets in the content of a file, as plain text, in JSON, in HTML, in an address, or in Base64. */
export function findLeaks(file: string, content: Buffer, secrets: readonly Secret[]): readonly Leak[] {
  return secrets
    .filter(({ value }) => spell(value).some((spelling) => content.includes(spelling)))
    .map(({ name }) => ({ file, name }));
}

function spell(value: string): readonly string[] {
  const inHtml = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  // React also escapes these two characters.
  const inReact = inHtml.replaceAll(">", "&gt;").replaceAll("'", "&#x27;");
  const inBase64 = Buffer.from(value).toString("base64").replace(/=+$/, "");
  return [value, JSON.stringify(value).slice(1, -1), inHtml, inReact, encodeURIComponent(value), inBase64];
}
