import { readFileSync } from "node:fs";

const { sections } = JSON.parse(readFileSync("site.json", "utf8"));

export default Object.fromEntries(
  sections.map(({ id, groups }) => [
    id || "introduction",
    groups.map(({ label, links }) => ({ type: "category", label, items: links.map((link) => link.id) })),
  ]),
);
