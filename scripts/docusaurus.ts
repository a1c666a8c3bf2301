// `npm run build` and `npm start`: the production build, and the preview that reloads while you write. Options such as
// `--out-dir` and `--port` are passed to Docusaurus.
import { main } from "./main.ts";
import { runDocusaurus } from "./run-docusaurus.ts";

await main(async () => (await runDocusaurus(process.argv.slice(2))).code);
