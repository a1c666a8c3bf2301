import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

const sidebars: SidebarsConfig = {
  current: [
    { type: "category", label: "Introduction", items: ["index", "use-cases", "examples"] },
    {
      type: "category",
      label: "Features",
      items: [
        "features/programmability",
        "features/reusability",
        "features/caching",
        "features/observability",
        "features/sandbox",
        "features/secrets",
        "features/llm",
        "features/shell",
        "features/toolchains",
      ],
    },
    { type: "category", label: "Help", items: ["faq"] },
    {
      type: "category",
      label: "SDK reference",
      items: [{ type: "link", label: "TypeScript SDK", href: "/reference/typescript/" }],
    },
  ],
  gettingStarted: [
    {
      type: "category",
      label: "Getting Started",
      items: ["getting-started/index", "getting-started/installation", "getting-started/concepts"],
    },
    { type: "category", label: "Quickstarts", items: ["getting-started/quickstarts/basics"] },
  ],
  reference: [
    { type: "category", label: "Reference", items: ["reference/index", "reference/cli", "reference/glossary"] },
    {
      type: "category",
      label: "Configuration",
      items: ["reference/configuration/engine", "reference/configuration/modules"],
    },
  ],
};

export default sidebars;
