// `npm run upgrade -- VERSION --source=PATH`: moves the site to another release of Dagger, and lists what's left to do.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { describeChoices, escapePattern, readPages, writeFiles } from "@docs/pages";
import { listWork, openRepository, readUpstream, renderWorkList } from "@docs/releases";
import { daggerVersion } from "../data/version.ts";
import { readDocumented, readGenerated, readHelp, writeData } from "./gen/files.ts";
import { keepInstalled } from "./install-packages.mjs";
import { main } from "./main.ts";
import { updateChangePages } from "./upgrade/change-pages.ts";
import { findMovedLines, moveLines } from "./upgrade/cited-lines.ts";
import { readSite } from "./upgrade/read-site.ts";

/** Files that name the release. Everything else takes it from data/version.ts. */
const VERSION_FILES = [
  ...["data/version.ts", "package.json", "package-lock.json", "README.md", "CONTRIBUTING.md", "scripts/engine/env.sh"],
  ...["snippets/go.mod", "snippets/pyproject.toml", "snippets/requirements.txt"],
];

/** What stands before the release of Dagger, in contrast to that of a package that has the same number by chance. */
const BEFORE_VERSION = [
  ...["Dagger ", "Dagger v", "the tag v", 'daggerVersion = "', '"dagger-docs",\n\\s+"version": "'],
  ...["DAGGER_TAG:-v", "dagger\\.io/dagger v", "dagger-io=="],
];

await main(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { source: { type: "string" } } });
  const [release = ""] = positionals;
  const repository = openRepository(values.source ?? "");
  if (!repository.releases.includes(release)) {
    throw new Error(`Unexpected release "${release}", expected ${describeChoices(release, repository.releases)}.`);
  }
  const readNew = (file: string) => repository.readFile(release, file);
  const file = `upgrade/${release}.md`;
  const earlier = existsSync(file) ? readFileSync(file, "utf8") : "";
  // Another run, also after an interruption, starts from the release that the first one started from.
  const from = daggerVersion === release ? (/^# From (\S+)/.exec(earlier)?.[1] ?? release) : daggerVersion;
  const title = `From ${from} to ${release}`;
  await writeFiles(".", [[file, earlier || renderWorkList(title, new Map())]]);
  const documented = readDocumented();
  const pages = readPages().pages.filter(({ isGenerated }) => !isGenerated);
  const work = listWork(repository, from, release, { pages, documented });
  const changed = [
    ...keepInstalled(".", () => VERSION_FILES.filter((name) => replaceVersion(name, from, release))),
    ...(await writeData(readUpstream(repository, release, documented))),
    ...(await writeData(await readGenerated())),
    ...moveLines((name) => repository.readFile(from, name), readNew),
  ];
  const unwritten = updateChangePages();
  const all = new Map([
    ["Steps", listSteps(release)],
    ...(await readSite(repository, release)),
    ["Lines of the sources that changed", findMovedLines(readNew)],
    ["Pages to write", unwritten],
    ...work,
  ]);
  await writeFiles(".", [[file, renderWorkList(title, all, earlier)]]);
  const boxes = [...all].map(([heading, list]) => `${list.length} ${heading.toLowerCase()}`);
  console.log([...changed.map((name) => `changed ${name}`), `${file}: ${boxes.join(", ")}`].join("\n"));
  return 0;
});

/** Replaces a release in a file by another one. Returns whether something changed. */
function replaceVersion(file: string, from: string, release: string): boolean {
  const before = readFileSync(file, "utf8");
  const present = new RegExp(`(?<=${BEFORE_VERSION.join("|")})${escapePattern(from)}(?!\\d)`, "g");
  const after = before.replace(present, release);
  writeFileSync(file, after);
  return after !== before;
}

/** Lists what is done on every move, with the command for it. */
function listSteps(release: string): readonly string[] {
  const record = "Record the new CLI's help: `npm run record -- --cli`, and then `npm run gen`.";
  return [
    ...(readHelp().dagger === `v${release}` ? [] : [record]),
    `Move to the published SDKs: \`go -C snippets mod tidy\`, \`npm install --save-dev @dagger.io/dagger@${release}\` (if npm lacks that release, the next one), and then \`npm run gen\`.`,
    "Compile every program with them: `npm run doctor -- snippets --install`, and then `npm test snippets`.",
    "Run every command again: `npm run record -- --all`.",
  ];
}
