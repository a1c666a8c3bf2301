// `npm run site [--port 3000]`: builds the site and serves it.
import { main } from "./main.ts";
import { runDocusaurus } from "./run-docusaurus.ts";
import { checkPort, readServeOptions, serveSite } from "./serve-site.ts";

await main(async () => {
  const options = readServeOptions(process.argv.slice(2));
  await checkPort(options.port);
  const { code } = await runDocusaurus(options.dir === "build" ? ["build"] : ["build", "--out-dir", options.dir]);
  return code === 0 ? serveSite(options) : code;
});
