import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { listFiles, writeFiles } from "@docs/pages";
import { listHeaderRules } from "../../config/hosting/table.ts";
import { precompress } from "./precompress.ts";
import type { ProbedPages } from "./probes.ts";
import { renderHeaders, renderHosting, renderRedirects } from "./render-hosting.ts";

const LONG = "Text that is worth compressing. ".repeat(100);

const page = (address: string) =>
  `<!doctype html><html lang=en><head><link rel=canonical href=https://site.test${address}></head><body>${address} ${LONG}</body></html>`;

/** Pages of every kind of address. */
export const PAGES: ProbedPages = {
  plain: "/features/caching",
  slashed: "/reference/",
  dotted: "/api/client.gen/",
  withoutTwin: "/search",
};

const FILES: Readonly<Record<string, string>> = {
  "404.html": page("/404.html"),
  "404.md": "# Not found\n",
  "index.html": page("/"),
  "index.md": "# Home\n",
  "features/caching/index.html": page("/features/caching"),
  "features/caching.md": `# Caching\n\n${LONG}\n`,
  "reference/index.html": page("/reference/"),
  "reference.md": "# Reference\n",
  "api/client.gen/index.html": page("/api/client.gen/"),
  "search/index.html": page("/search"),
  "assets/js/main.0a1b2c3d.js": `console.log("${LONG}")`,
  "assets/css/styles.0a1b2c3d.css": `a{color:red}/*${LONG}*/`,
  "search/index.0a1b2c3d.json": JSON.stringify(LONG),
  "search/manifest.json": "{}",
  "img/logo.svg": "<svg/>",
  "og/0a1b2c3d.png": "card",
  "fonts/font.woff2": "font",
  "favicon.ico": "icon",
  "robots.txt": "User-agent: *\n",
  "sitemap.xml": "<urlset/>",
};

/** The site that the files below belong to. */
export const SITE = {
  rules: listHeaderRules({
    scripts: ["'sha256-c2NyaXB0'"],
    styles: ["'sha256-c3R5bGU='"],
    hashed: ["/search/index.0a1b2c3d.json"],
    operator: {
      posthog: undefined,
      search: {},
      answers: {},
      communityScriptUrl: undefined,
    },
  }),
  slashed: ["/", "/reference/", "/api/client.gen/"],
  moved: { "/old": "/features/caching" },
};

/** Writes a small finished build and the configuration of every host, and returns the folder of both. */
export async function writeSite(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), "hosts-"));
  const dir = path.join(root, "build");
  await writeFiles(dir, Object.entries(FILES));
  await writeFiles(dir, [
    ["_headers", renderHeaders(SITE)],
    ["_redirects", renderRedirects(["/", "/features/caching", "/reference/"], SITE.moved)],
  ]);
  await writeFiles(path.join(root, "hosting"), Object.entries(renderHosting(SITE)));
  await precompress(listFiles(dir));
  return root;
}
