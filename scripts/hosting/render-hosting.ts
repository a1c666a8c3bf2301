import { ASKS_FOR_MARKDOWN, HTML_FIRST } from "../../config/hosting/route-request.ts";
import type { HeaderRule } from "../../config/hosting/table.ts";
import { renderCloudFront, renderCloudflare, renderNetlify } from "./render-functions.ts";
import { renderCaddy, renderNginx } from "./render-servers.ts";
import { fillTemplate, GENERATED, type HostedSite, type HostFiles, toPattern } from "./site-facts.ts";

/** Renders the configuration of every host, below `hosting/`. */
export function renderHosting(site: HostedSite): HostFiles {
  return {
    "nginx.conf": renderNginx(site),
    Caddyfile: renderCaddy(site),
    Containerfile: fillTemplate("Containerfile"),
    ...renderNetlify(site),
    ...renderCloudflare(site),
    "vercel.json": renderVercel(site),
    ...renderCloudFront(site),
    "github-pages.yml": fillTemplate("github-pages.yml"),
  };
}

/** Renders `_headers`, which Netlify, Cloudflare, and the project's own server read in the build. */
export function renderHeaders({ rules }: Pick<HostedSite, "rules">): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${path}\n${lines.join("")}`;
  });
  return `# ${GENERATED}\n${blocks.join("")}`;
}

/** Reads what `renderHeaders` has written. */
export function parseHeaders(text: string): readonly HeaderRule[] {
  return text
    .split(/^(?=\/)/m)
    .slice(1)
    .map((block) => {
      const [path = "", ...lines] = block.trimEnd().split("\n");
      const headers = lines.map((line) => line.trim().split(/:\s*(.*)/, 2) as [string, string]);
      return { path, headers: Object.fromEntries(headers) };
    });
}

/**
 * Renders `_redirects`: pages that moved, each in one hop, then the address of each page's file, although the file is
 * there (`!`, which only Netlify knows).
 *
 * Each page needs separate lines because the format allows a wildcard only at the end of an address.
 */
export function renderRedirects(routes: readonly string[], moved: Readonly<Record<string, string>>): string {
  const lines = routes.flatMap((route) => {
    const bare = route.replace(/\/$/, "");
    const files = bare === "" ? ["/index.html"] : [`${bare}/index.html`, `${bare}.html`];
    return files.map((file) => `${file} ${route} 301!`);
  });
  return `# ${GENERATED}\n${[...Object.entries(moved).map(([from, to]) => `${from} ${to} 301`), ...lines].join("\n")}\n`;
}

function renderVercel({ rules, moved, slashed }: HostedSite): string {
  const has = [{ type: "header", key: "accept", value: `.*${ASKS_FOR_MARKDOWN.source}.*` }];
  const missing = [{ type: "header", key: "accept", value: `.*${HTML_FIRST.source}.*` }];
  const folders = slashed.filter((page) => page !== "/").map((page) => page.slice(0, -1));
  const toSource = (path: string) => toPattern(path).slice(1, -1).replaceAll(".*", "(.*)");
  const settings = {
    buildCommand: "npm run build",
    outputDirectory: "build",
    headers: [
      ...rules.map(({ path, headers }) => ({
        source: toSource(path),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
      { source: "/((?!.*\\.).*)", headers: [{ key: "Vary", value: "Accept" }] },
    ],
    redirects: [
      ...Object.entries(moved).map(([source, destination]) => ({ source, destination, statusCode: 301 })),
      ...folders.map((page) => ({ source: `${page}(/index)?.html`, destination: `${page}/`, statusCode: 301 })),
      { source: "/index.html", destination: "/", statusCode: 301 },
      { source: "/:page(.*)/index.html", destination: "/:page", statusCode: 301 },
      { source: "/:page((?!404).*).html", destination: "/:page", statusCode: 301 },
    ],
    rewrites: [
      { source: "/", has, missing, destination: "/index.md" },
      { source: "/:page((?!.*\\.(?:js|css|json|xml|svg|png|md|txt)$).+?)/?", has, missing, destination: "/:page.md" },
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
