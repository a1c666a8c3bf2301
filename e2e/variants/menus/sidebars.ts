import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

const sidebars: SidebarsConfig = { guide: ["index", "second", "unlisted"] };

export default sidebars;
