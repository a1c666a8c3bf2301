// `npm run values -- docs/page.mdx`: writes the page's own values to `data/page-values.json` and shows what changed.
import { readFile, writeFile } from "node:fs/promises";
import { describeChoices, readPages } from "@docs/pages";
import { main } from "./main.ts";
import { runPackage } from "./run-command.ts";

const FILE = "data/page-values.json";

await main(async () => {
  const wanted = process.argv.slice(2);
  const written = readPages().pages.filter(({ isGenerated }) => !isGenerated);
  const kept = new Map(Object.entries(JSON.parse(await readFile(FILE, "utf8")) as Record<string, string[]>));
  // A page that moved or was removed still has values here, which have to go.
  const files = [...new Set([...written.map(({ file }) => file), ...kept.keys()])];
  for (const file of wanted.filter((name) => !files.includes(name))) {
    throw new Error(`Unexpected page "${file}", expected ${describeChoices(file, files)}.`);
  }
  if (wanted.length === 0) {
    throw new Error(
      `Unexpected call without a page, expected npm run values -- ${files[0]}. Read each change it shows.`,
    );
  }
  for (const file of wanted) {
    const page = written.find((one) => one.file === file);
    const stated = (page?.values ?? []).map(({ text }) => text).sort();
    const before = kept.get(file) ?? [];
    for (const value of subtract(stated, before)) {
      console.log(`+ ${file}: ${value}`);
    }
    for (const value of subtract(before, stated)) {
      console.log(`- ${file}: ${value}`);
    }
    kept.delete(file);
    if (stated.length > 0) {
      kept.set(file, stated);
    }
  }
  const sorted = Object.fromEntries([...kept].sort(([left], [right]) => (left < right ? -1 : 1)));
  await writeFile(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
  await runPackage("@biomejs/biome", ["format", "--write", FILE], { program: "biome" });
  return 0;
});

/** Returns the values of one list that another lacks, each as often as it's missing there. */
function subtract(values: readonly string[], others: readonly string[]): readonly string[] {
  const rest = [...others];
  return values.filter((value) => {
    const index = rest.indexOf(value);
    return index < 0 || rest.splice(index, 1).length === 0;
  });
}
