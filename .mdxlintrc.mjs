// Shows what the rules for pages find in editors with the extension mdxlint, and on the command line: npx mdxlint docs.
import { tsImport } from "tsx/esm/api";

const { remarkRules } = await tsImport("./scripts/lint/remark-rules.ts", import.meta.url);

export default { plugins: [remarkRules] };
