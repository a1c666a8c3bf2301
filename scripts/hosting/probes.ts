import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@docs/pages";
import { IMMUTABLE, REVALIDATED } from "../../config/hosting/table.ts";
import { parseHeaders } from "./render-hosting.ts";

/** A request, and what every host answers to it. */
export interface Probe {
  readonly path: string;
  readonly method?: "GET" | "HEAD" | "POST";
  readonly accept?: string;
  readonly encoding?: string;
  readonly status: number | readonly number[];
  /** Headers of the answer; `undefined` for those that it must not have. */
  readonly headers?: Readonly<Record<string, string | RegExp | undefined>>;
  /** What the answer's text begins with. */
  readonly start?: string;
  /** File of the build that the answer contains. */
  readonly file?: string;
}

/** The addresses that the probes ask for. */
export interface ProbedPages {
  /** A page whose address has no slash at its end, one whose address does, and one with a dot in its address. */
  readonly plain: string;
  readonly slashed: string;
  readonly dotted: string;
  /** A page that isn't there as Markdown. */
  readonly withoutTwin: string;
}

const HTML = /^text\/html;\s*charset=utf-8$/i;
const ON_ACCEPT = /\baccept\b(?!-)/i;
const MARKDOWN = /^text\/markdown;\s*charset=utf-8$/i;

/** `Accept` headers and whether they prefer Markdown: those of browsers and agents, and those that are easy to get wrong. */
export const ACCEPTS: readonly (readonly [accept: string, isMarkdown: boolean])[] = [
  ["text/markdown", true],
  ["text/markdown, */*", true],
  ["text/markdown, text/html;q=0.9, */*;q=0.8", true],
  ["text/markdown;q=1.0, text/html;q=0.7", true],
  ["text/html;q=0.5, text/markdown", true],
  ["TEXT/MARKDOWN", true],
  ["text/plain;q=0.5, text/markdown;q=1", true],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
  ["text/html, text/markdown", false],
  ["text/html, text/markdown;q=0.1", false],
  ["text/markdown;q=0", false],
  ["text/markdown;q=0.1, text/html", false],
  ["*/*", false],
  ["text/*", false],
];

/** Lists the requests that tell whether a host serves this build as it should. */
export function listProbes(dir: string, pages: ProbedPages): readonly Probe[] {
  const rules = parseHeaders(readFileSync(path.join(dir, "_headers"), "utf8"));
  const security = rules.find((rule) => rule.path === "/*")?.headers ?? {};
  return [
    ...listPageProbes(pages, security),
    ...listLostProbes(security),
    ...listFileProbes(dir),
    ...listMarkdownProbes(dir, pages),
  ];
}

function listPageProbes({ plain, slashed, dotted }: ProbedPages, security: Readonly<Record<string, string>>): Probe[] {
  const file = (page: string) => `${page.replace(/\/$/, "")}/index.html`;
  const page = { status: 200, headers: { "content-type": HTML, "cache-control": REVALIDATED } } as const;
  const moved = (from: string, location: string): Probe => ({ path: from, status: 301, headers: { location } });
  return [
    { path: plain, status: 200, file: file(plain), headers: { ...page.headers, ...security, server: /^(?!.*\d)/ } },
    ...["/", slashed, dotted].map((address) => ({ ...page, path: address, file: file(address) })),
    { ...page, path: slashed.slice(0, -1), file: file(slashed) },
    { ...page, path: `${plain}?sdk=go`, file: file(plain) },
    { ...page, path: plain, method: "HEAD" },
    { path: plain, method: "POST", status: 405 },
    moved(`${plain}.html`, plain),
    moved(`${plain}/index.html?sdk=go`, `${plain}?sdk=go`),
    moved("/index.html", "/"),
    moved(`${slashed.slice(0, -1)}.html`, slashed),
    moved(`${slashed}index.html`, slashed),
    ...["br", "gzip"].map((encoding) => ({ ...page, path: plain, encoding, file: file(plain) })),
  ];
}

function listLostProbes(security: Readonly<Record<string, string>>): Probe[] {
  const paths = [
    "/nothing",
    "/nothing.html",
    "/nothing.md",
    "/nothing.png",
    "/assets/js/nothing.js",
    "/404.html",
    "/404.md",
    "/404",
  ];
  const headers = {
    "content-type": HTML,
    "cache-control": REVALIDATED,
    "content-security-policy": security["Content-Security-Policy"],
    vary: ON_ACCEPT,
  };
  return [
    ...paths.map((lost) => ({ path: lost, status: 404, file: "404.html", headers })),
    // Agents get Markdown, whose words differ between hosts that can find the nearest pages and those that can't.
    ...[
      ["/nothing", "text/markdown"],
      ["/nothing/", "text/markdown, text/html;q=0.9, */*;q=0.8"],
      ["/nothing.png", "text/markdown"],
      ["/nothing.md", "*/*"],
      ["/404", "text/markdown"],
      ["/404.md", "*/*"],
    ].map(([lost = "", accept = ""]) => ({
      ...{ path: lost, accept, status: 404, start: "# Not found\n" },
      headers: { ...headers, "content-type": MARKDOWN, vary: ON_ACCEPT, "access-control-allow-origin": "*" },
    })),
    ...["/_headers", "/_redirects", "/assets/"].map((lost) => ({ path: lost, status: 404 })),
    // Some hosts look at the address first.
    ...["/..%2f..%2fetc/passwd", "/%E0%A4%A"].map((lost) => ({ path: lost, status: [400, 404] })),
  ];
}

function listFileProbes(dir: string): Probe[] {
  const files = listFiles(dir).map((file) => path.relative(dir, file));
  const kinds: readonly (readonly [RegExp, RegExp, string])[] = [
    [/^assets\/js\/.*\.js$/, /^(?:text|application)\/javascript/, IMMUTABLE],
    [/^assets\/css\/.*\.css$/, /^text\/css/, IMMUTABLE],
    [/^search\/index\.\w{8}\.json$/, /^application\/json/, IMMUTABLE],
    [/^search\/manifest\.json$/, /^application\/json/, REVALIDATED],
    [/^img\/.*\.svg$/, /^image\/svg\+xml/, "public, max-age=3600"],
    [/^og\/.*\.png$/, /^image\/png/, IMMUTABLE],
    [/^fonts\/.*\.woff2$/, /^(?:font\/woff2|application\/font-woff2)/, "public, max-age=604800"],
    [/^favicon\.ico$/, /^image\/(?:x-icon|vnd\.microsoft\.icon)/, REVALIDATED],
    [/^robots\.txt$/, /^text\/plain; ?charset=utf-8/i, REVALIDATED],
    [/^sitemap\.xml$/, /^(?:application|text)\/xml/, REVALIDATED],
  ];
  const found = kinds.flatMap(([pattern, type, cache]) => {
    const file = files.find((name) => pattern.test(name));
    const headers = { "content-type": type, "cache-control": cache, "x-content-type-options": "nosniff" };
    return file === undefined ? [] : [{ path: `/${file}`, status: 200, file, headers }];
  });
  const script = found.find(({ path: address }) => existsSync(path.join(dir, `${address}.br`)));
  const encodings = script ? ["br", "gzip", "identity"] : [];
  return [
    ...found,
    ...encodings.map((encoding) => ({
      ...(script as Probe),
      encoding,
      headers: { "content-encoding": encoding === "identity" ? undefined : encoding },
    })),
  ];
}

function listMarkdownProbes(dir: string, { plain, slashed, withoutTwin }: ProbedPages): Probe[] {
  if (!existsSync(path.join(dir, `${plain}.md`))) {
    return [];
  }
  const shared = { "content-type": MARKDOWN, "access-control-allow-origin": "*", "x-robots-tag": "noindex" };
  const twin = (address: string, file: string): Probe => ({
    path: address,
    accept: "text/markdown",
    status: 200,
    file,
    headers: { ...shared, vary: ON_ACCEPT },
  });
  const html = { status: 200, headers: { "content-type": HTML, vary: ON_ACCEPT } } as const;
  return [
    { path: `${plain}.md`, status: 200, file: `${plain}.md`, headers: shared },
    twin("/", "index.md"),
    twin(slashed, `${slashed.slice(0, -1)}.md`),
    { ...html, path: withoutTwin, accept: "text/markdown", file: `${withoutTwin}/index.html` },
    ...ACCEPTS.map(([accept, isMarkdown]) =>
      isMarkdown
        ? { ...twin(plain, `${plain}.md`), accept }
        : { ...html, path: plain, accept, file: `${plain}/index.html` },
    ),
  ];
}
