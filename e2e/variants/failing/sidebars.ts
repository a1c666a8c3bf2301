import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

const sidebars: SidebarsConfig = {
  current: ["index"],
  // A category of markup only: nothing that a navbar item could lead to.
  empty: [{ type: "category", label: "Empty", items: [{ type: "html", value: "Nothing to link to" }] }],
};

export default sidebars;
