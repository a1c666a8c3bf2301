// `npm run check`: the checks that need neither a build nor a browser, to run while you work.
import { reuseGoodRun } from "./checks/reuse-good-run.ts";
import { checks } from "./checks.ts";
import { main } from "./main.ts";
import { runSelected } from "./run-selected.ts";

await main(() =>
  runSelected(
    // Checks whose inputs haven't changed, such as those that don't depend on pages, don't run again.
    checks
      .filter(({ needsBuild }) => !needsBuild)
      .map((check) => reuseGoodRun({ ...check, run: check.runAgain ?? check.run })),
    { isChosen: false },
  ),
);
