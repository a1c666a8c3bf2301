// `npm run fix`: fixes whatever can be fixed automatically, then shows what's left.
import { readFile, writeFile } from "node:fs/promises";
import { isGeneratedPage, listFiles } from "@docs/pages";
import { daggerVersion } from "../data/version.ts";
import { checks } from "./checks.ts";
import { keepsVersions, replaceVersion } from "./lint/rules/version-literals.ts";
import { main } from "./main.ts";
import { runPackage } from "./run-command.ts";
import { runSelected } from "./run-selected.ts";
import { sortTerms } from "./sort-terms.ts";

/** Pages written by hand. */
const isWritten = (file: string) => /\.mdx?$/.test(file) && !isGeneratedPage(file) && !keepsVersions(file);

const TERMS = "data/terms.txt";

await main(async () => {
  await runPackage("@biomejs/biome", ["check", "--write", "--max-diagnostics=none"], { program: "biome" });
  await writeFile(TERMS, sortTerms(await readFile(TERMS, "utf8")));
  for (const file of listFiles("docs", isWritten)) {
    const source = await readFile(file, "utf8");
    const fixed = replaceVersion(source, daggerVersion);
    if (fixed !== source) {
      await writeFile(file, fixed);
    }
  }
  return runSelected(
    checks.filter(({ needsBuild }) => !needsBuild),
    { isChosen: false },
  );
});
