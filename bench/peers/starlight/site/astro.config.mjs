// Starlight as its starter creates it. The plugin, which Starlight's documentation lists, gives each section its own
// sidebar. The other systems don't need a plugin for that.
import { readFileSync } from "node:fs";
import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import topics from "starlight-sidebar-topics";

const { title, sections } = JSON.parse(readFileSync("site.json", "utf8"));

const toSlug = (id) => id.replace(/(?:^|\/)index$/, "") || "index";

export default defineConfig({
  site: "https://bench.example",
  integrations: [
    starlight({
      title,
      plugins: [
        topics(
          sections.map(({ label, path, groups }) => ({
            label,
            link: path === "/" ? path : `${path}/`,
            items: groups.map((group) => ({
              label: group.label,
              items: group.links.map(({ id }) => ({ slug: toSlug(id) })),
            })),
          })),
        ),
      ],
    }),
  ],
});
