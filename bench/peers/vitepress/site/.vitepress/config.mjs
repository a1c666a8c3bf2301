// VitePress with its default theme and its own local search.
import { readFileSync } from "node:fs";
import { defineConfig } from "vitepress";

const { title, sections, navbar } = JSON.parse(readFileSync("site.json", "utf8"));

const indexes = new Set(
  sections
    .flatMap(({ groups }) => groups.flatMap(({ links }) => links.filter(({ id }) => /(?:^|\/)index$/.test(id))))
    .map(({ path }) => path),
);
const toLink = (path) => (indexes.has(path) && path !== "/" ? `${path}/` : path);

export default defineConfig({
  title,
  srcDir: "docs",
  cleanUrls: true,
  // The documented way to keep the table of all pages out of each page's HTML.
  metaChunk: true,
  themeConfig: {
    nav: navbar.map(({ label, path, id }) => ({ text: label, link: toLink(path), activeMatch: `^/${id}/` })),
    sidebar: Object.fromEntries(
      sections.map(({ id, groups }) => [
        id === "" ? "/" : `/${id}/`,
        groups.map(({ label, links }) => ({
          text: label,
          items: links.map((link) => ({ text: link.title, link: toLink(link.path) })),
        })),
      ]),
    ),
    search: { provider: "local" },
  },
});
