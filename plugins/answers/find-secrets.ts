import { existsSync } from "node:fs";

/** An environment value that only its owner may read. */
export interface Secret {
  /** Name of the variable. */
  readonly name: string;
  /** The value and its distinctive parts, as they're written in plain text, JSON, HTML, and URLs. */
  readonly spellings: readonly string[];
}

/** A secret in a publicly readable file. */
export interface Leak {
  /** Path of the file, as passed in. */
  readonly file: string;
  /** Name of the variable. */
  readonly name: string;
}

/** The secrets of `server/`. They're searched for whatever they look like, down to the minimum length. */
const SERVER_SECRETS = ["ANSWERS_MODEL_KEY"];

/** Keys that a browser needs. `README.md` lists them among the site's settings. */
const PUBLIC_NAMES = ["ALGOLIA_API_KEY", "POSTHOG_KEY"];

/** Substrings that mark a variable name as a secret's, wherever they appear. */
const SECRET_PART = /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|WEBHOOK/i;

/** Words that mark a name as a secret's only as whole words: `PAT` is also in `PATH`, and `AUTH` in `AUTHOR`. */
const SECRET_WORD = /^(?:\w*KEYS?|\w*PASS|PAT|AUTH|CREDS|DSN|JWT|PWD)$/i;

/** Names that contain such a word but hold something else, such as a secret's location or type. */
const NO_SECRET = /(?:PUBLIC|CACHE)_?KEY|_(?:FILE|PATH|DIR|SOCK|NAME|TYPE|METHOD|MODE|SCOPES?|USER|HOST)$/i;

/** The password in a URL or in connection settings, whatever the variable is called. */
const INNER_PASSWORD = /:\/\/[^\s/?#:@]*:(?<inAddress>[^\s@]+)@|\b(?:password|pwd)=(?<inSettings>[^\s&;]+)/i;

/** Shorter values, such as "test", appear in pages by chance. */
const LEAST_LENGTH = 8;

/** Values of at least this length don't appear in pages by chance, even without digits or punctuation. */
const LONG = 16;

/**
 * Finds the secrets of an environment, sorted by name.
 *
 * @param exists returns whether a path exists, because the location of a key isn't a secret.
 */
export function readSecrets(
  env: Readonly<Record<string, string | undefined>>,
  exists: (path: string) => boolean = existsSync,
): Secret[] {
  const publicValues = new Set(PUBLIC_NAMES.map((name) => env[name]?.trim()));
  return Object.entries(env)
    .flatMap(([name, text = ""]) => {
      const value = text.trim();
      const values = publicValues.has(value) || exists(value) ? [] : listSecrets(name, value);
      return values.length === 0 ? [] : [{ name, spellings: [...new Set(values.flatMap(spell))] }];
    })
    .sort((left, right) => left.name.localeCompare(right.name));
}

/** Lists the value and the parts of it that must not appear in any file, or nothing if the variable isn't a secret. */
function listSecrets(name: string, value: string): string[] {
  if (SERVER_SECRETS.includes(name)) {
    return value.length >= LEAST_LENGTH ? [value] : [];
  }
  const { inAddress, inSettings } = INNER_PASSWORD.exec(value)?.groups ?? {};
  const password = inAddress ?? inSettings;
  if (password === undefined && (!isSecretName(name) || isPublicAddress(name, value))) {
    return [];
  }
  // A file may encode line breaks differently, but not the words between them.
  const longestWord = value.split(/\s+/).sort((left, right) => right.length - left.length)[0] ?? "";
  const isParted = longestWord !== value && longestWord.length >= LONG && !longestWord.includes("://");
  return [value, ...(isParted ? [longestWord] : []), ...(password === undefined ? [] : [password])].filter(isTelling);
}

function isSecretName(name: string): boolean {
  const words = name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/);
  return !NO_SECRET.test(name) && (SECRET_PART.test(name) || words.some((word) => SECRET_WORD.test(word)));
}

/**
 * Checks whether a value is a service's public address, such as `AUTH_URL`. The address of a webhook or DSN is a
 * secret.
 */
function isPublicAddress(name: string, value: string): boolean {
  return /^https?:\/\/\S+$/.test(value) && !/WEBHOOK|DSN/i.test(name);
}

/**
 * Checks whether a value is distinguishable from a page's ordinary words, which are letters, and numbers, which are
 * digits.
 */
function isTelling(value: string): boolean {
  return (
    /\D/.test(value) &&
    (value.length >= LONG || (value.length >= LEAST_LENGTH && /[a-z]/i.test(value) && /[^a-z\s_.-]/i.test(value)))
  );
}

/** Finds secrets in the content of a file. */
export function findLeaks(file: string, content: Buffer, secrets: readonly Secret[]): Leak[] {
  return secrets
    .filter(({ spellings }) => spellings.some((spelling) => has(content, spelling)))
    .map(({ name }) => ({ file, name }));
}

/** Checks whether content contains a spelling. A short one that's part of a longer word is there by chance. */
function has(content: Buffer, spelling: string): boolean {
  const length = Buffer.byteLength(spelling);
  let place = content.indexOf(spelling);
  while (
    place !== -1 &&
    spelling.length < LONG &&
    (isOfWord(content, place - 1) || isOfWord(content, place + length))
  ) {
    place = content.indexOf(spelling, place + 1);
  }
  return place !== -1;
}

function isOfWord(content: Buffer, place: number): boolean {
  return /[A-Za-z0-9]/.test(String.fromCharCode(content[place] ?? 0));
}

function spell(value: string): string[] {
  const inJson = JSON.stringify(value).slice(1, -1);
  const inHtml = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  // React also escapes these two characters.
  const inReact = inHtml.replaceAll(">", "&gt;").replaceAll("'", "&#x27;");
  const inBase64 = Buffer.from(value).toString("base64").replace(/=+$/, "");
  return [value, inJson, inJson.replaceAll("/", "\\/"), inHtml, inReact, encodeURIComponent(value), inBase64];
}
