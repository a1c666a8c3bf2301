// `npm run check`: what can be told without a build and a browser, for while you work.
import { checks } from "./checks.ts";
import { main } from "./main.ts";
import { runSelected } from "./run-selected.ts";

await main(() =>
  runSelected(
    checks.filter(({ needsBuild }) => !needsBuild),
    { isChosen: false },
  ),
);
