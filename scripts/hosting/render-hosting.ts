import { ASKS_FOR_MARKDOWN, HTML_FIRST } from "../../config/hosting/route-request.ts";
import type { HeaderRule } from "../../config/hosting/table.ts";
import { renderCaddy } from "./render-caddy.ts";
import { renderCloudFront, renderCloudflare, renderNetlify } from "./render-functions.ts";
import { renderNginx } from "./render-nginx.ts";
import { GENERATED, type HostedSite, type HostFiles, toPattern } from "./site-facts.ts";

/** Renders the configuration of every host, below `hosting/`. */
export function renderHosting(site: HostedSite): HostFiles {
  return {
    "nginx.conf": renderNginx(site),
    Caddyfile: renderCaddy(site),
    Containerfile: CONTAINERFILE,
    ...renderNetlify(site),
    ...renderCloudflare(site),
    "vercel.json": renderVercel(site),
    ...renderCloudFront(site),
    "github-pages.yml": GITHUB_PAGES,
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

const CONTAINERFILE = `# ${GENERATED}
# Build: podman build --file hosting/Containerfile --tag docs .
# Run: podman run --read-only --publish 8080:8080 docs
FROM docker.io/library/caddy:2.10-alpine
COPY hosting/Caddyfile /etc/caddy/Caddyfile
COPY build /srv/site
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 65534:65534
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "--quiet", "--spider", "http://127.0.0.1:8080/"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
`;

const GITHUB_PAGES = `# ${GENERATED}
# Copy it to .github/workflows. GitHub Pages sends no headers, so the pages contain the content security policy.
name: Publish
on:
  push:
    branches: [main]
permissions:
  contents: read
  id-token: write
  pages: write
jobs:
  publish:
    runs-on: ubuntu-24.04
    environment: github-pages
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v6
        with:
          node-version-file: .nvmrc
      - run: npm run build
        env:
          POLICY_IN_PAGES: "1"
      - uses: actions/upload-pages-artifact@v4
        with:
          path: build
      - uses: actions/deploy-pages@v4
`;
