import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type Release, readData } from "@docs/facts";
import { listFiles } from "@docs/pages";
import { compareReleases } from "@docs/releases";

/** Oldest release that has a page. */
const FIRST_RELEASE = "0.19.0";

/** Marks a page as one that nobody has written yet. */
const TODO = "TODO";

const ROUTES = "data/routes.txt";

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
  }
  for (const file of listUnwritten().filter((one) => compareReleases(one, toFile(release)) > 0)) {
    rmSync(file);
  }
  const others = readFileSync(ROUTES, "utf8")
    .replace(/^\/changes\/.*\n/gm, "")
    .trimEnd()
    .split("\n");
  const pages = listFiles("docs/changes", (file) => /\d/.test(file)).map((file) =>
    file.slice("docs".length, -".mdx".length),
  );
  writeFileSync(ROUTES, `${[...others, ...pages].toSorted().join("\n")}\n`);
  return listUnwritten();
}

function listUnwritten(): readonly string[] {
  return listFiles("docs/changes", (file) => readFileSync(file, "utf8").includes(TODO));
}

/** Returns the page of a release, whose name has no dots because hosts would take them for an extension. */
function toFile(release: string): string {
  return `docs/changes/${release.replaceAll(".", "-")}.mdx`;
}

function renderPage({ release, date, added, removed, changed }: Release): string {
  const day = new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  const parts = [
    `---\ntitle: Changes in ${release}\ndescription: What Dagger ${release} brings to readers, in one sentence (${TODO}).\nkind: reference\n---`,
    `${TODO}: Say what changed and what it's for, and what to do before an upgrade. The release is from ${day}.`,
    ...(added.length + removed.length + changed.length > 0 ? [`<ReleaseChanges release="${release}" />`] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}
