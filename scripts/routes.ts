// `npm run routes -- --url=https://docs.example.com [--dir build]`: asks a deployed site for every address of the build, and
// for everything else that hosts get wrong.
import { parseArgs } from "node:util";
import pLimit from "p-limit";
import { listProbes, type Probe } from "./hosting/probes.ts";
import { runProbe } from "./hosting/run-probe.ts";
import { readRoutes } from "./links/routes.ts";
import { main } from "./main.ts";

/** Pages of each kind of address. */
const PAGES = {
  plain: "/features/caching",
  slashed: "/reference/",
  dotted: "/reference/typescript/api/client.gen/",
  withoutTwin: "/search",
};

/** Requests at a time: a host shouldn't take the check for an attack. */
const AT_A_TIME = 4;

await main(async () => {
  const { values } = parseArgs({ options: { url: { type: "string" }, dir: { type: "string", default: "build" } } });
  if (!values.url || !URL.canParse(values.url)) {
    throw new Error(
      `Unexpected --url "${values.url ?? ""}", expected the site's address: --url=https://docs.example.com.`,
    );
  }
  const { origin } = new URL(values.url);
  const limit = pLimit(AT_A_TIME);
  const pages = readRoutes().map(
    (path): Probe => ({ path, status: 200, file: `${path.replace(/\/$/, "")}/index.html` }),
  );
  const probes = [...listProbes(values.dir, PAGES), ...pages];
  const results = await Promise.all(probes.map((probe) => limit(() => runProbe(origin, values.dir, probe))));
  const problems = results.flatMap((result) => result.problems);
  const count = results.reduce((sum, result) => sum + result.count, 0);
  console.log([...problems, `${count - problems.length} of ${count} answers of ${origin} are right`].join("\n"));
  return problems.length === 0 ? 0 : 1;
});
