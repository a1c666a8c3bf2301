import { groupBy } from "@docs/pages";
import { ASKS_FOR_MARKDOWN, FILE, HTML, HTML_FIRST } from "../../config/hosting/route-request.ts";
import { REVALIDATED, TYPES } from "../../config/hosting/table.ts";
import { fillTemplate, type HostedSite, toPattern } from "./site-facts.ts";

/** What both servers match requests with. */
const PATTERNS = {
  asksForMarkdown: ASKS_FOR_MARKDOWN.source,
  htmlFirst: HTML_FIRST.source,
  html: HTML.source,
  file: FILE.source,
};

/** Renders a configuration for Caddy 2.6 or newer, which the container uses too. */
export function renderCaddy({ rules, slashed, moved }: HostedSite): string {
  const rest = rules.filter(({ path }) => path !== "/*");
  const renderHeaders = (path: string, indent: string) =>
    rules.flatMap((rule) => (rule.path === path ? renderLines(rule.headers, indent) : [])).join("\n");
  const types = Object.entries(TYPES).flatMap(([extension, type]) => [
    `  @type_${extension} path_regexp \\.${extension}$`,
    `  header @type_${extension} Content-Type "${type}"`,
  ]);
  return fillTemplate("Caddyfile", {
    ...PATTERNS,
    revalidated: REVALIDATED,
    everywhere: renderHeaders("/*", "    "),
    lostTwin: renderHeaders("/*.md", "    "),
    twin: renderHeaders("/*.md", "          "),
    rules: rest
      .flatMap(({ path, headers }, index) => [
        `  @rule_${index} path_regexp ${toPattern(path)}\n  header @rule_${index} {`,
        ...renderLines(headers, "    "),
        "  }",
      ])
      .join("\n"),
    types: types.join("\n"),
    moved: Object.entries(moved)
      .map(([from, to]) => `  redir ${from} ${to} 301\n`)
      .join(""),
    slashed: listFolders(slashed)
      .map((page) => `        ${page} ${page}/`)
      .join("\n"),
  });
}

function renderLines(headers: Readonly<Record<string, string>>, indent: string): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `${indent}${name} "${value}"`);
}

/**
 * Renders a configuration for nginx 1.18 or newer, to be included in `http`.
 *
 * Every header is a variable of the server itself, because a `location` with a header of its own would lose the others.
 */
export function renderNginx({ rules, slashed, moved }: HostedSite): string {
  const all = rules.flatMap(({ path, headers: own }) =>
    Object.entries(own).map(([name, value]) => ({ name, path, value })),
  );
  const headers = [...groupBy(all, ({ name }) => name)].filter(([name]) => name !== "Content-Type");
  const types = Object.entries(TYPES).map(([extension, type]) => `    ${type.replace(/; .*/, "")} ${extension};`);
  return fillTemplate("nginx.conf", {
    ...PATTERNS,
    slashed: listFolders(slashed)
      .map((page) => `${page} ${page}/;`)
      .join(" "),
    maps: headers.map(([name, values]) => renderMap(name, values)).join("\n"),
    types: types.join("\n"),
    headers: headers.map(([name]) => `  add_header ${name} $site_${toVariable(name)} always;`).join("\n"),
    moved: Object.entries(moved)
      .map(([from, to]) => `  location = ${from} { return 301 ${to}; }\n`)
      .join(""),
  });
}

function renderMap(name: string, values: readonly { readonly path: string; readonly value: string }[]): string {
  const everywhere = values.find(({ path }) => path === "/*")?.value ?? (name === "Cache-Control" ? REVALIDATED : "");
  const others = values
    .filter(({ path }) => path !== "/*")
    .map(({ path, value }) => `"~${toPattern(path)}" "${value}";`);
  return `map $uri $site_${toVariable(name)} { default "${everywhere}"; ${others.join(" ")} }`;
}

function toVariable(name: string): string {
  return name.toLowerCase().replaceAll("-", "_");
}

/** Lists the addresses that end with a slash, without it, and without the home page. */
function listFolders(slashed: readonly string[]): readonly string[] {
  return slashed.filter((page) => page !== "/").map((page) => page.slice(0, -1));
}
