// `npm run new snippet <topic>/<name>` and `npm run new page <path> -- --kind=<kind>`: scaffolds that pass the checks.
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { describeChoices } from "@docs/pages";
import { renderRedirects } from "./links/render-redirects.ts";
import { main } from "./main.ts";
import { scaffoldPage } from "./new/page.ts";
import { type Lists, registerPage } from "./new/register-page.ts";
import type { Scaffold } from "./new/scaffold.ts";
import { scaffoldSnippet } from "./new/snippet.ts";
import { readRedirects, readRoutes } from "./read-routes.ts";
import { runPackage } from "./run-command.ts";

await main(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { kind: { type: "string" } } });
  // npm keeps options for itself unless they stand behind two hyphens, and hands them on in the environment.
  const { files, next } = scaffold(positionals, values.kind ?? process.env.npm_config_kind);
  const taken = files.filter(({ file }) => existsSync(file));
  if (taken.length > 0) {
    throw new Error(`${taken[0]?.file} exists, expected a new name. Choose another, or change the file that is there.`);
  }
  for (const { file, content } of files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    console.log(`✓ ${file}`);
  }
  if (positionals[0] === "page") {
    await register(positionals[1] ?? "");
  }
  console.log(next);
  return 0;
});

/** Lists a new page where CI looks for it. */
async function register(name: string): Promise<void> {
  const files = ["sidebars.ts", "data/pages/sidebars.json", "data/routes.txt"] as const;
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, "utf8")] as const));
  const lists = registerPage(name, Object.fromEntries(texts) as Record<keyof Lists, string>);
  for (const file of files) {
    await writeFile(file, lists[file]);
    console.log(`✓ ${file}`);
  }
  await writeFile("static/_redirects", renderRedirects(readRoutes(), readRedirects()));
  await runPackage("@biomejs/biome", ["format", "--write", "sidebars.ts", "data/pages/sidebars.json"], {
    program: "biome",
  });
}

function scaffold([what = "", name]: readonly string[], kind: string | undefined): Scaffold {
  switch (what) {
    case "snippet":
      return scaffoldSnippet(name);
    case "page":
      return scaffoldPage(name, kind);
    default:
      throw new Error(
        `Unexpected "${what}", expected ${describeChoices(what, ["snippet", "page"])}. Run: npm run new snippet cookbook/mount-directory`,
      );
  }
}
