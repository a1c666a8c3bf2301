// `npm run build` and `npm start`: the production build, and the preview that reloads while you write.
// Arguments such as --out-dir or --port go to Docusaurus.
import { main } from "./main.ts";
import { runDocusaurus } from "./run-docusaurus.ts";

await main(async () => (await runDocusaurus(process.argv.slice(2))).code);
