// Rspress with its default theme. Static pages and local search are on by default.
import { readFileSync } from "node:fs";
import { defineConfig } from "@rspress/core";

const { title, sections, navbar } = JSON.parse(readFileSync("site.json", "utf8"));

const toLink = ({ id, path }) => (/[^/]\/index$/.test(id) ? `${path}/` : path);

export default defineConfig({
  root: "docs",
  title,
  route: { cleanUrls: true },
  themeConfig: {
    nav: navbar.map(({ label, path, id }) => ({
      text: label,
      link: id === "" ? path : `${path}/`,
      activeMatch: `^/${id}/`,
    })),
    sidebar: Object.fromEntries(
      sections.map(({ id, groups }) => [
        id === "" ? "/" : `/${id}/`,
        groups.map(({ label, links }) => ({
          text: label,
          items: links.map((link) => ({ text: link.title, link: toLink(link) })),
        })),
      ]),
    ),
  },
});
