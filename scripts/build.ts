// `npm run build`: the production build; arguments such as --out-dir go to Docusaurus.
import { runDocusaurus } from "./run-docusaurus.ts";

const { code } = await runDocusaurus(["build", ...process.argv.slice(2)]);
process.exitCode = code;
