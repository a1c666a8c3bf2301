// `npm run build`: the production build; arguments such as --out-dir go to Docusaurus.
import { main } from "./main.ts";
import { runDocusaurus } from "./run-docusaurus.ts";

await main(async () => {
  const { code } = await runDocusaurus(["build", ...process.argv.slice(2)]);
  return code;
});
