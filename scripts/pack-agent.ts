// Makes the npm package of the documentation server from the last build: npm run pack:agent
import { readOperatorSettings } from "../config/operator.ts";
import { packAgent } from "./agent/pack.ts";
import { readDocsData } from "./agent/read-docs-data.ts";
import { installServerPackages } from "./checks/server-packages.ts";
import { main } from "./main.ts";

/** A hidden folder, so that no check takes the bundled program for code of the site. */
const FOLDER = ".cache/agent-package";

await main(async () => {
  if (!installServerPackages()) {
    throw new Error("server/ holds no packages, expected the MCP SDK. Install them: npm ci --prefix server");
  }
  const { folder, bytes } = await packAgent(readDocsData("build", readOperatorSettings(process.env).siteUrl), FOLDER);
  console.log(
    `${folder}/ has ${bytes.toLocaleString("en-US")} bytes. Try it: node ${folder}/cli.js search cache volume`,
  );
  return undefined;
});
