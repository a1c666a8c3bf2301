import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

const sidebars: SidebarsConfig = { current: ["index", "second"] };

export default sidebars;
