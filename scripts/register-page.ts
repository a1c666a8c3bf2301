import path from "node:path";

/** The contents of the files that list pages, by path. */
export type Lists = Readonly<Record<"sidebars.ts" | "data/pages/sidebars.json" | "data/routes.txt", string>>;

/**
 * Returns the lists with a new page added after its last neighbor, the preceding page in the same folder.
 *
 * @param name path of the page below `docs/`, without its extension.
 * @throws Error when the folder has no pages yet, so there's no way to choose the page's sidebar.
 */
export function registerPage(name: string, lists: Lists): Lists {
  const folder = path.posix.dirname(name);
  const base = path.posix.basename(name);
  const groups = Object.entries(JSON.parse(lists["data/pages/sidebars.json"]) as Record<string, string[]>);
  const isNear = (address: string) => address.startsWith(`/${folder}/`) && !address.endsWith("*");
  const [group] = groups.find(([, addresses]) => addresses.some(isNear)) ?? [];
  // An entry is a name, or a list of a name and its label.
  const items = new RegExp(`(pagesOf\\("${folder}", \\[(?:[^[\\]]|\\[[^\\]]*\\])*?)(,?\\s*\\]\\))`, "g");
  const last = [...lists["sidebars.ts"].matchAll(items)].at(-1);
  if (group === undefined || last === undefined) {
    throw new Error(
      `Unexpected folder ${path.posix.join("docs", folder)}, expected one that a pagesOf("FOLDER", […]) of sidebars.ts lists. ` +
        `The page is there, but in no list: add pagesOf("${folder}", ["${base}"]) to a category of sidebars.ts, and /${name} to ` +
        "data/pages/sidebars.json and data/routes.txt, then run npm run fix.",
    );
  }
  const end = last.index + (last[1]?.length ?? 0);
  const table = Object.fromEntries(groups.map(([key, value]) => [key, key === group ? [...value, `/${name}`] : value]));
  const routes = [...lists["data/routes.txt"].trimEnd().split("\n"), `/${name}`];
  return {
    "sidebars.ts": `${lists["sidebars.ts"].slice(0, end)}, "${base}"${lists["sidebars.ts"].slice(end)}`,
    "data/pages/sidebars.json": `${JSON.stringify(table, null, 2)}\n`,
    "data/routes.txt": `${routes.sort().join("\n")}\n`,
  };
}
