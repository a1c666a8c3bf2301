// `npm run new snippet <topic>/<name>` and `npm run new page <path> -- --kind=<kind>`: create files from a template
// that passes the checks.
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { describeChoices } from "@docs/pages";
import { main } from "./main.ts";
import { type Lists, registerPage } from "./register-page.ts";
import { runPackage } from "./run-command.ts";
import { scaffoldPage, scaffoldSnippet } from "./scaffold.ts";

await main(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { kind: { type: "string" } } });
  const [what = "", name] = positionals;
  if (what !== "snippet" && what !== "page") {
    const choices = describeChoices(what, ["snippet", "page"]);
    throw new Error(`Unexpected "${what}", expected ${choices}. Run: npm run new snippet cookbook/mount-directory`);
  }
  // npm keeps options for itself unless they follow two hyphens, but passes them on in the environment.
  const kind = values.kind ?? process.env.npm_config_kind;
  const { files, next } = what === "snippet" ? scaffoldSnippet(name) : scaffoldPage(name, kind);
  const taken = files.find(({ file }) => existsSync(file));
  if (taken) {
    throw new Error(`${taken.file} exists, expected a new name. Choose another, or change the file that is there.`);
  }
  for (const { file, content } of files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    console.log(`✓ ${file}`);
  }
  if (what === "page") {
    await register(name ?? "");
  }
  console.log(next);
  return 0;
});

/** Adds a new page to the lists that CI checks. */
async function register(name: string): Promise<void> {
  const files = ["sidebars.ts", "data/pages/sidebars.json", "data/routes.txt"] as const;
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, "utf8")] as const));
  const lists = registerPage(name, Object.fromEntries(texts) as Record<keyof Lists, string>);
  for (const file of files) {
    await writeFile(file, lists[file]);
    console.log(`✓ ${file}`);
  }
  await runPackage("@biomejs/biome", ["format", "--write", "sidebars.ts", "data/pages/sidebars.json"], {
    program: "biome",
  });
}
