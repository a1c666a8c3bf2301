// `npm start`: the preview that reloads while you write; arguments such as --port go to Docusaurus.
import { main } from "./main.ts";
import { runDocusaurus } from "./run-docusaurus.ts";

await main(async () => {
  const { code } = await runDocusaurus(["start", ...process.argv.slice(2)]);
  return code;
});
