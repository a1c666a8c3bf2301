/** A value of the environment that nobody but its owner may read. */
export interface Secret {
  /** Name of the variable. */
  readonly name: string;
  readonly value: string;
}

/** A secret in a file that everybody can read. */
export interface Leak {
  /** Path of the file, as it was given. */
  readonly file: string;
  /** Name of the variable. */
  readonly name: string;
}

/** The secrets of `packages/server`. They are looked for however short they are, down to the least length. */
const SERVER_SECRETS = ["ANSWERS_MODEL_KEY"];

/** What else in an environment is most likely a secret: keys of model services, tokens of forges and registries. */
const SECRET_NAME = /(?:KEY|TOKEN|SECRET|PASSWORD)$/;

/** Keys that a browser has to be given; `README.md` lists them among the settings of the site. */
const PUBLIC_NAMES = ["ALGOLIA_API_KEY", "POSTHOG_KEY"];

/** Shorter ones, such as "test", stand in pages by chance. Real keys have 20 characters and more. */
const LEAST_LENGTH = 8;
const LEAST_LENGTH_OF_OTHERS = 16;

/** Finds the secrets of an environment, sorted by name. */
export function readSecrets(env: Readonly<Record<string, string | undefined>>): Secret[] {
  const publicValues = new Set(PUBLIC_NAMES.map((name) => env[name]));
  return Object.entries(env)
    .flatMap(([name, text = ""]) => {
      const value = text.trim();
      const isServers = SERVER_SECRETS.includes(name);
      const isLikely = SECRET_NAME.test(name) && !PUBLIC_NAMES.includes(name) && !publicValues.has(text);
      // A path to a key is no key.
      const isKey = isServers ? value.length >= LEAST_LENGTH : /^[^\s/\\]+$/.test(value) && isLong(value);
      return (isServers || isLikely) && isKey ? [{ name, value }] : [];
    })
    .sort((left, right) => left.name.localeCompare(right.name));
}

function isLong(value: string): boolean {
  return value.length >= LEAST_LENGTH_OF_OTHERS;
}

/** Finds secrets in the content of a file, as they are and as JSON, HTML and addresses write them. */
export function findLeaks(file: string, content: Buffer, secrets: readonly Secret[]): Leak[] {
  return secrets
    .filter(({ value }) => spellings(value).some((spelling) => content.includes(spelling)))
    .map(({ name }) => ({ file, name }));
}

function spellings(value: string): string[] {
  const inJson = JSON.stringify(value).slice(1, -1);
  const inHtml = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  const inBase64 = Buffer.from(value).toString("base64").replace(/=+$/, "");
  return [...new Set([value, inJson, inHtml, encodeURIComponent(value), inBase64])];
}
