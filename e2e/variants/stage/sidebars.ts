import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

const sidebars: SidebarsConfig = {
  current: [
    {
      type: "category",
      label: "Introduction",
      items: [
        "index",
        "tabs",
        "deep-links",
        "media",
        "functions",
        "long",
        "words",
        { type: "category", label: "Nested", items: ["plain"] },
      ],
    },
  ],
  gettingStarted: [{ type: "category", label: "Getting Started", items: ["getting-started/index"] }],
  extending: [{ type: "category", label: "Extending", items: ["extending/index"] }],
  reference: [{ type: "category", label: "Reference", items: ["reference/index"] }],
  cookbook: [{ type: "category", label: "Cookbook", items: ["cookbook/index"] }],
};

export default sidebars;
