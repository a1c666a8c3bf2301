import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type Release, readData } from "@docs/facts";
import { compareReleases } from "@docs/releases";

/** Oldest release that has a page. */
const FIRST_RELEASE = "0.19.0";

/** Marks a page as one that nobody has written yet. */
const TODO = "TODO";

const ROUTES = "data/routes.txt";

/** Lists that name every page, with what comes before the newest release in each, and how a page is written in it. */
const LISTS: readonly (readonly [file: string, before: RegExp, write: (name: string) => string])[] = [
  [
    "sidebars.ts",
    /pagesOf\("changes", \[\n\s*\["index", "Overview"\],/,
    (name) => `\n        ["${name}", "${name.replaceAll("-", ".")}"],`,
  ],
  ["data/pages/sidebars.json", /"\/changes",/, (name) => `\n    "/changes/${name}",`],
  [ROUTES, /^\/changes$/m, (name) => `\n/changes/${name}`],
];

/**
 * Writes a page for each release that the history names and that has none, and removes unwritten ones of later releases.
 *
 * @returns the pages that have to be written.
 */
export function updateChangePages(release: string): readonly string[] {
  const history = readData<readonly Release[]>("history.json");
  const shown = history.filter((one) => compareReleases(one.release, FIRST_RELEASE) >= 0);
  for (const one of shown.filter((each) => !existsSync(toFile(each.release)))) {
    writeFileSync(toFile(one.release), renderPage(one));
    editLists(one.release, (text, before, line) => text.replace(before, (start) => start + line));
  }
  for (const later of listUnwritten().filter((one) => compareReleases(one, release) > 0)) {
    rmSync(toFile(later));
    editLists(later, (text, _, line) => text.replace(line, ""));
  }
  return listUnwritten().map(toFile);
}

/** Lists the releases whose pages nobody has written yet. */
function listUnwritten(): readonly string[] {
  const names = [...readFileSync(ROUTES, "utf8").matchAll(/^\/changes\/(?<name>[\d-]+)$/gm)];
  return names
    .map(({ groups }) => groups?.name?.replaceAll("-", ".") ?? "")
    .filter((release) => readFileSync(toFile(release), "utf8").includes(TODO));
}

function toName(release: string): string {
  return release.replaceAll(".", "-");
}

function toFile(release: string): string {
  return `docs/changes/${toName(release)}.mdx`;
}

function renderPage({ release, date, added, removed, changed }: Release): string {
  const day = new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  return [
    `---\ntitle: Changes in ${release}\ndescription: What Dagger ${release} brings to readers, in one sentence (${TODO}).\nkind: reference\n---`,
    `${TODO}: Say what changed and what it's for, and what to do before an upgrade. The release is from ${day}.`,
    ...(added.length + removed.length + changed.length > 0 ? [`<ReleaseChanges release="${release}" />`] : []),
  ]
    .join("\n\n")
    .concat("\n");
}

function editLists(release: string, edit: (text: string, before: RegExp, line: string) => string): void {
  for (const [file, before, write] of LISTS) {
    writeFileSync(file, edit(readFileSync(file, "utf8"), before, write(toName(release))));
  }
  const routes = readFileSync(ROUTES, "utf8").trimEnd().split("\n").toSorted();
  writeFileSync(ROUTES, `${routes.join("\n")}\n`);
}
