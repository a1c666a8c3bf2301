import type { Problem } from "@docs/pages";

import { type BuiltSite, readBuiltPage } from "./built-site.ts";

/** Returns the HTML of a page with the given address and body. */
export function pageHtml(path: string, body: string, { head = "" } = {}): string {
  return (
    `<!doctype html><html><head><title>${path}</title><meta name="description" content="About ${path}">` +
    `<link rel="canonical" href="https://site.test${path}">${head}</head>\n<body><h1>Title</h1>${body}</body></html>`
  );
}

/** Creates a build from files; those ending in `.html` are parsed as pages. */
export function siteOf(files: Readonly<Record<string, string>>): BuiltSite {
  return {
    folder: "build",
    origin: "https://site.test",
    files: new Set(Object.keys(files)),
    pages: Object.entries(files).flatMap(([file, html]) =>
      file.endsWith(".html") ? (readBuiltPage(file, html) ?? []) : [],
    ),
  };
}

/** Formats a problem as `file:line:column found, expected`. */
export function toLine({ file, line = 1, column = 1, found, expected }: Problem): string {
  return `${file}:${line}:${column} ${found}, expected ${expected}`;
}
