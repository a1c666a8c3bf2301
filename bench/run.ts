/**
 * Entry point of `npm run bench [name …]`: measures and compares with `budgets.json`. Without a name, runs every bench.
 */

import { benchAgent } from "./agent.ts";
import { benchAnswers } from "./answers.ts";
import { benchBudgets } from "./budgets.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchSearch } from "./search.ts";
import { benchServer } from "./server.ts";
import { benchSite } from "./site.ts";

const benches: Readonly<Record<string, () => Promise<boolean>>> = {
  site: benchSite,
  budgets: benchBudgets,
  lighthouse: benchLighthouse,
  search: benchSearch,
  answers: benchAnswers,
  agent: benchAgent,
  server: benchServer,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`Unexpected ${unknown.join(", ")}, expected some of: ${Object.keys(benches).join(", ")}.`);
  process.exit(2);
}
let isWithinBudget = true;
for (const name of names.length > 0 ? names : Object.keys(benches)) {
  console.log(`\n${name}`);
  isWithinBudget = ((await benches[name]?.()) ?? false) && isWithinBudget;
}
process.exitCode = isWithinBudget ? 0 : 1;
