import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

const sidebars: SidebarsConfig = {
  current: ["index"],
  // A category that contains only markup, so a navbar item has nothing to link to.
  empty: [{ type: "category", label: "Empty", items: [{ type: "html", value: "Nothing to link to" }] }],
};

export default sidebars;
