/** Where records go, and the right to write there. */
export interface PushTarget {
  readonly appId: string;
  readonly writeKey: string;
  readonly indexName: string;
  /** Origin of a compatible cluster; Algolia's own hosts without it. */
  readonly host?: string;
}

/** What each setting is, for whoever has to set it. */
const NAMES = {
  ALGOLIA_APP_ID: "the id of the application",
  ALGOLIA_WRITE_KEY: "a key that may add objects, delete an index and edit settings",
  ALGOLIA_INDEX_NAME: "the name of the index",
} as const;

/**
 * Reads from the environment where to push.
 *
 * @throws Error naming everything that is missing or cannot be right.
 */
export function readTarget(env: Readonly<Record<string, string | undefined>>): PushTarget {
  const faults = Object.entries(NAMES)
    .filter(([name]) => !env[name])
    .map(([name, meaning]) => `${name} is not set, expected ${meaning}.`);
  const { ALGOLIA_APP_ID = "", ALGOLIA_WRITE_KEY = "", ALGOLIA_INDEX_NAME = "", ALGOLIA_HOST: host } = env;
  if (ALGOLIA_WRITE_KEY && ALGOLIA_WRITE_KEY === env.ALGOLIA_API_KEY) {
    faults.push(
      "ALGOLIA_WRITE_KEY is ALGOLIA_API_KEY, expected another one: that key is in every page, for all to read.",
    );
  }
  if (host && !(URL.canParse(host) && new URL(host).protocol === "https:")) {
    faults.push(`Unexpected ALGOLIA_HOST="${host}", expected an address such as https://search.example.com.`);
  }
  if (faults.length > 0) {
    throw new Error(`Nothing was pushed.\n- ${faults.join("\n- ")}`);
  }
  return {
    appId: ALGOLIA_APP_ID,
    writeKey: ALGOLIA_WRITE_KEY,
    indexName: ALGOLIA_INDEX_NAME,
    ...(host ? { host } : {}),
  };
}
