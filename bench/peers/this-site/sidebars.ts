import { readFileSync } from "node:fs";
import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import type { SiteMap } from "../corpus/site-map.ts";

const { sections } = JSON.parse(readFileSync("site.json", "utf8")) as SiteMap;

const sidebars: SidebarsConfig = Object.fromEntries(
  sections.map(({ id, groups }) => [
    id || "introduction",
    groups.map(({ label, links }) => ({ type: "category" as const, label, items: links.map((link) => link.id) })),
  ]),
);

export default sidebars;
