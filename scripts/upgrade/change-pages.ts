import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type Release, readData, releasePage } from "@docs/facts";
import { listFiles } from "@docs/pages";
import { compareReleases } from "@docs/releases";

/** Oldest release that has a page. */
const FIRST_RELEASE = "0.19.0";

/** Marks a page as one that nobody has written yet. */
const TODO = "TODO";

const ROUTES = "data/routes.txt";

/** Starts a page for each release that has none, removes unwritten ones of later releases, and lists the unwritten. */
export function updateChangePages(): readonly string[] {
  const history = readData<readonly Release[]>("history.json");
  const shown = history.filter(({ release }) => compareReleases(release, FIRST_RELEASE) >= 0);
  const pages = new Map(shown.map((one) => [`docs${releasePage(one.release)}.mdx`, renderPage(one)]));
  for (const [file, text] of [...pages].filter(([name]) => !existsSync(name))) {
    writeFileSync(file, text);
  }
  for (const file of listUnwritten().filter((name) => !pages.has(name))) {
    rmSync(file);
  }
  const others = readFileSync(ROUTES, "utf8").match(/^\/(?!changes\/).*$/gm) ?? [];
  const routes = listFiles("docs/changes", (file) => /\d/.test(file)).map((file) => file.replace(/^docs|\.mdx$/g, ""));
  writeFileSync(ROUTES, `${[...others, ...routes].toSorted().join("\n")}\n`);
  return listUnwritten();
}

function listUnwritten(): readonly string[] {
  return listFiles("docs/changes", (file) => readFileSync(file, "utf8").includes(TODO));
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
