import type { OperatorSettings } from "../operator.ts";

/** Headers of the answers whose path matches. In the path, `*` stands for any characters. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the built files and the operator's settings add to the table. */
export interface BuiltFacts {
  /** Hashes of all inline scripts and styles, as a content security policy lists them. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Paths of files outside of `/assets/` whose names contain a hash of their content. */
  readonly hashed: readonly string[];
  readonly operator: Pick<OperatorSettings, "posthog" | "search" | "answers" | "communityScriptUrl">;
}

/** For pages and anything else that keeps its address when its content changes; also the default of most hosts. */
export const REVALIDATED = "public, max-age=0, must-revalidate";

/** For files whose names contain a hash of their content, so a copy never becomes stale. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Types that hosts don't know or leave without a character set. */
export const TYPES: Readonly<Record<string, string>> = {
  ico: "image/x-icon",
  md: "text/markdown; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  webmanifest: "application/manifest+json",
};

/** Files that browsers and agents of other origins can read. */
const SHARED = { "Access-Control-Allow-Origin": "*" } as const;

/** Caching and other headers that depend on the path. No two rules set the same header for one path. */
export const FILE_RULES: readonly HeaderRule[] = [
  { path: "/assets/*", headers: { "Cache-Control": IMMUTABLE } },
  { path: "/og/*", headers: { "Cache-Control": IMMUTABLE } },
  { path: "/fonts/*", headers: { "Cache-Control": "public, max-age=604800" } },
  { path: "/img/*", headers: { "Cache-Control": "public, max-age=3600" } },
  { path: "/*.md", headers: { ...SHARED, "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" } },
  { path: "/*.txt", headers: SHARED },
  { path: "/twins.json", headers: SHARED },
  { path: "/.well-known/*.json", headers: SHARED },
];

/** Features of browsers that no page uses. Programs are copied to the clipboard. */
const PERMISSIONS = [
  ...["accelerometer", "browsing-topics", "camera", "display-capture", "geolocation", "gyroscope", "microphone"],
  ...["midi", "payment", "publickey-credentials-get", "screen-wake-lock", "usb", "xr-spatial-tracking"],
];

/** Lists the headers of all answers of the site. */
export function listHeaderRules(facts: BuiltFacts): readonly HeaderRule[] {
  const security = {
    "Content-Security-Policy": renderPolicy(facts),
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": [...PERMISSIONS.map((name) => `${name}=()`), "clipboard-write=(self)"].join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    // Services of others needn't send the header that this one asks for.
    ...(listOrigins(facts).scripts.length === 0 ? { "Cross-Origin-Embedder-Policy": "require-corp" } : {}),
  };
  const immutable = facts.hashed.map((path) => ({ path, headers: { "Cache-Control": IMMUTABLE } }));
  return [{ path: "/*", headers: security }, ...FILE_RULES, ...immutable];
}

/**
 * Renders the content security policy: this site's files, its inline code by hash, and the operator's services.
 *
 * @param isInPage whether it goes into a `<meta>` element, where browsers ignore `frame-ancestors`.
 */
export function renderPolicy(facts: BuiltFacts, { isInPage = false } = {}): string {
  const { scripts, connections } = listOrigins(facts);
  const list = (sources: readonly string[]) => [...new Set(sources)].sort().join(" ");
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${list([...facts.scripts, ...scripts])}`,
    `style-src 'self' ${list(facts.styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${list(connections)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(isInPage ? [] : ["frame-ancestors 'none'"]),
  ];
  return directives.map((directive) => directive.trim()).join("; ");
}

/** Lists the origins of the services that an operator has configured. */
function listOrigins({ operator }: BuiltFacts): {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
} {
  const { posthog, search, answers, communityScriptUrl } = operator;
  const toOrigins = (...addresses: readonly (string | undefined)[]) =>
    addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []));
  const algolia = search.appId ? ["https://*.algolia.net", "https://*.algolianet.com"] : [];
  const askAi = search.askAi ? ["https://askai.algolia.com"] : [];
  return {
    scripts: toOrigins(communityScriptUrl),
    connections: [...toOrigins(posthog?.host, answers.endpoint, communityScriptUrl), ...algolia, ...askAi],
  };
}
