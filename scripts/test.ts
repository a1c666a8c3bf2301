// `npm test [name…]`: runs every check and test, or only those with the given names.
import { selectChecks } from "./checks.ts";
import { main } from "./main.ts";
import { runSelected } from "./run-selected.ts";

const names = process.argv.slice(2);

await main(() => runSelected(selectChecks(names), { isChosen: names.length > 0 }));
