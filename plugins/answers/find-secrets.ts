import { existsSync } from "node:fs";

/** A value of the environment that nobody but its owner may read. */
export interface Secret {
  /** Name of the variable. */
  readonly name: string;
  /** The value and its telling parts, as texts, JSON, HTML and addresses write them. */
  readonly spellings: readonly string[];
}

/** A secret in a file that everybody can read. */
export interface Leak {
  /** Path of the file, as it was given. */
  readonly file: string;
  /** Name of the variable. */
  readonly name: string;
}

/** The secrets of `server/`. They are looked for whatever they look like, down to the least length. */
const SERVER_SECRETS = ["ANSWERS_MODEL_KEY"];

/** Keys that a browser has to be given; `README.md` lists them among the settings of the site. */
const PUBLIC_NAMES = ["ALGOLIA_API_KEY", "POSTHOG_KEY"];

/** Parts of a name that say that it holds a secret, wherever they are. */
const SECRET_PART = /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|WEBHOOK/i;

/** Words of a name that say so only as a word: `PAT` is also in `PATH`, and `AUTH` in `AUTHOR`. */
const SECRET_WORD = /^(?:\w*KEYS?|\w*PASS|PAT|AUTH|CREDS|DSN|JWT|PWD)$/i;

/** Names that have such a word and hold something else: where a secret is, or of what kind. */
const NO_SECRET = /(?:PUBLIC|CACHE)_?KEY|_(?:FILE|PATH|DIR|SOCK|NAME|TYPE|METHOD|MODE|SCOPES?|USER|HOST)$/i;

/** The password within an address, or within the settings of a connection, whatever the name of the variable. */
const INNER_PASSWORD = /:\/\/[^\s/?#:@]*:(?<inAddress>[^\s@]+)@|\b(?:password|pwd)=(?<inSettings>[^\s&;]+)/i;

/** Shorter values, such as "test", are in pages by chance. */
const LEAST_LENGTH = 8;

/** Values from this length on are in no page by chance, also without digits and signs. */
const LONG = 16;

/**
 * Finds the secrets of an environment, sorted by name.
 *
 * @param exists tells whether a path exists: the place of a key isn't a secret.
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

/** Lists the value and the parts of it that must be in no file; nothing when the variable holds no secret. */
function listSecrets(name: string, value: string): string[] {
  if (SERVER_SECRETS.includes(name)) {
    return value.length >= LEAST_LENGTH ? [value] : [];
  }
  const { inAddress, inSettings } = INNER_PASSWORD.exec(value)?.groups ?? {};
  const password = inAddress ?? inSettings;
  if (password === undefined && (!isSecretName(name) || isPublicAddress(name, value))) {
    return [];
  }
  // A file writes line breaks in its own way, but not the words between them.
  const longestWord = value.split(/\s+/).sort((left, right) => right.length - left.length)[0] ?? "";
  const isParted = longestWord !== value && longestWord.length >= LONG && !longestWord.includes("://");
  return [value, ...(isParted ? [longestWord] : []), ...(password === undefined ? [] : [password])].filter(isTelling);
}

function isSecretName(name: string): boolean {
  const words = name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/);
  return !NO_SECRET.test(name) && (SECRET_PART.test(name) || words.some((word) => SECRET_WORD.test(word)));
}

/** Tells whether a value is where something is asked, such as `AUTH_URL`; a webhook's or a DSN's address is its key. */
function isPublicAddress(name: string, value: string): boolean {
  return /^https?:\/\/\S+$/.test(value) && !/WEBHOOK|DSN/i.test(name);
}

/** Tells whether a value can be told from the words of a page: those are letters, and numbers are digits. */
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

/** A short value that is part of a longer word is there by chance. */
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
  // React writes these two as well.
  const inReact = inHtml.replaceAll(">", "&gt;").replaceAll("'", "&#x27;");
  const inBase64 = Buffer.from(value).toString("base64").replace(/=+$/, "");
  return [value, inJson, inJson.replaceAll("/", "\\/"), inHtml, inReact, encodeURIComponent(value), inBase64];
}
