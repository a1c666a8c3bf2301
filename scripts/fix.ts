// `npm run fix`: repairs what a machine can, then shows what is left.
import { readFile, writeFile } from "node:fs/promises";
import { checks } from "./checks.ts";
import { renderRedirects } from "./links/render-redirects.ts";
import { main } from "./main.ts";
import { readRoutes } from "./read-routes.ts";
import { runPackage } from "./run-command.ts";
import { runSelected } from "./run-selected.ts";
import { sortTerms } from "./sort-terms.ts";

const TERMS = "data/terms.txt";

await main(async () => {
  await runPackage("@biomejs/biome", ["check", "--write", "--max-diagnostics=none"], { program: "biome" });
  await writeFile(TERMS, sortTerms(await readFile(TERMS, "utf8")));
  await writeFile("static/_redirects", renderRedirects(readRoutes()));
  return runSelected(
    checks.filter(({ needsBuild }) => !needsBuild),
    { isChosen: false },
  );
});
