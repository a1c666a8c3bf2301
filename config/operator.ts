/** What whoever runs the site decides at build time, read from the environment. */
export interface OperatorSettings {
  /** Public address, used in canonical links and the sitemap. */
  readonly siteUrl: string;
  /** Product analytics; off without a key. */
  readonly posthog: { readonly key: string; readonly host: string } | undefined;
  /** Community-tracking script; off without an address. */
  readonly communityScriptUrl: string | undefined;
  /** Where "Edit this page" leads, such as a forge's edit address of this repository's root; no link without it. */
  readonly editUrl: string | undefined;
}

const DEFAULT_SITE_URL = "https://docs.dagger.io";

/**
 * Reads and checks the operator's settings.
 *
 * @throws Error naming the variable and the repair when a setting is incomplete or not an https address.
 */
export function readOperatorSettings(env: Readonly<Record<string, string | undefined>>): OperatorSettings {
  const key = env.POSTHOG_KEY || undefined;
  const host = readUrl(env, "POSTHOG_HOST");
  if (Boolean(key) !== Boolean(host)) {
    const [found, missing] = key ? ["POSTHOG_KEY", "POSTHOG_HOST"] : ["POSTHOG_HOST", "POSTHOG_KEY"];
    throw new Error(
      `${found} is set without ${missing}, expected both or neither. Set ${missing} too, or unset ${found}.`,
    );
  }
  return {
    siteUrl: readUrl(env, "SITE_URL") ?? DEFAULT_SITE_URL,
    posthog: key && host ? { key, host } : undefined,
    communityScriptUrl: readUrl(env, "COMMUNITY_SCRIPT_URL"),
    editUrl: readUrl(env, "EDIT_URL"),
  };
}

function readUrl(env: Readonly<Record<string, string | undefined>>, name: string): string | undefined {
  const value = env[name];
  if (!value) {
    return undefined;
  }
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`Unexpected ${name}="${value}", expected an http or https address. Correct it or unset ${name}.`);
  }
  return value.replace(/\/$/, "");
}
