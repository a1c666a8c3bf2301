import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writePages } from "./write-pages.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "write-pages-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("makes the folder hold exactly the pages", async () => {
  await writeFile(path.join(folder, "stale.mdx"), "old");
  const pages = [
    { path: "index.mdx", content: "one" },
    { path: "classes/Oven.mdx", content: "two" },
  ];
  expect(await writePages(folder, pages)).toBe(3);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(["classes", "classes/Oven.mdx", "index.mdx"]);
  expect(await readFile(path.join(folder, "classes/Oven.mdx"), "utf8")).toBe("two");
});

test("does not touch a file that is right already, so that the preview does not reload", async () => {
  const file = path.join(folder, "index.mdx");
  await writePages(folder, [{ path: "index.mdx", content: "one" }]);
  await utimes(file, 1, 1);
  expect(await writePages(folder, [{ path: "index.mdx", content: "one" }])).toBe(0);
  expect((await stat(file)).mtimeMs).toBe(1000);
});
