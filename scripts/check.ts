// `npm run check`: what can be told without a build and a browser, for while you work.
import { reuseGoodRun } from "./checks/reuse-good-run.ts";
import { checks } from "./checks.ts";
import { main } from "./main.ts";
import { runSelected } from "./run-selected.ts";

await main(() =>
  runSelected(
    // What no page changes need not be looked at again after a change of a page.
    checks
      .filter(({ needsBuild }) => !needsBuild)
      .map((check) => reuseGoodRun({ ...check, run: check.runAgain ?? check.run })),
    { isChosen: false },
  ),
);
