// A site from the framework's own template, with documentation at its root. Three peers share it: `BENCH_FASTER` turns
// on the faster build, and `BENCH_SEARCH` adds the local search that the framework's documentation lists.
import { readFileSync } from "node:fs";

const { title, navbar } = JSON.parse(readFileSync("site.json", "utf8"));

export default {
  title,
  url: "https://bench.example",
  baseUrl: "/",
  future: { v4: true, ...(process.env.BENCH_FASTER ? { experimental_faster: true } : {}) },
  presets: [
    [
      "classic",
      {
        docs: { routeBasePath: "/", sidebarPath: "./sidebars.mjs" },
        blog: false,
        theme: {},
      },
    ],
  ],
  themes: process.env.BENCH_SEARCH
    ? [["@easyops-cn/docusaurus-search-local", { hashed: true, indexBlog: false, docsRouteBasePath: "/" }]]
    : [],
  themeConfig: {
    navbar: {
      title,
      items: navbar.map(({ label, id }) => ({ type: "docSidebar", sidebarId: id || "introduction", label })),
    },
    // Go, JSON, Python, TypeScript, and YAML are built into the highlighter. These three complete the eight of all
    // peers.
    prism: { additionalLanguages: ["bash", "java", "php"] },
  },
};
