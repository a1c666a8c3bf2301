// `npm start`: the preview that reloads while you write; arguments such as --port go to Docusaurus.
import { runDocusaurus } from "./run-docusaurus.ts";

const { code } = await runDocusaurus(["start", ...process.argv.slice(2)]);
process.exitCode = code;
