import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const FOLDER = "docs/getting-started/quickstarts";

/** Finds the folders that a page's commands create in the reader's starting folder. */
function findNewFolders(source: string): readonly string[] {
  return [...source.matchAll(/^ *(?:mkdir|git init) (\S+)$/gm)].map(([, name = ""]) => name);
}

test("readers can follow all quickstarts in one parent folder, because no two make the same folder", () => {
  const folders = readdirSync(FOLDER).flatMap((file) => findNewFolders(readFileSync(path.join(FOLDER, file), "utf8")));
  expect(folders).toContain("bookshop");
  expect(folders).toEqual([...new Set(folders)]);
});
