import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBuiltPages } from "./read-built-pages.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "content-"));
});

afterAll(() => rm(folder, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<string> {
  const outDir = await mkdtemp(path.join(folder, "build-"));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
    await writeFile(path.join(outDir, file), content);
  }
  return outDir;
}

function page(url: string): string {
  return `<!doctype html><link rel=canonical href=https://site.test${url}><article><div class=markdown><h1>A</h1></div></article>`;
}

test("all pages come sorted by address, and nothing that is no page", async () => {
  const outDir = await write({
    "reference/index.html": page("/reference/"),
    "faq/index.html": page("/faq"),
    "404.html": "<!doctype html><h1>Page not found</h1>",
    "search/index.json": "{}",
  });
  expect((await readBuiltPages(outDir)).map(({ url }) => url)).toEqual(["/faq", "/reference/"]);
});

test("a page that cannot be read is named", async () => {
  const outDir = await write({ "faq/index.html": page("/faq").replace("<h1>A</h1>", "") });
  await expect(readBuiltPages(outDir)).rejects.toThrow("faq/index.html: /faq has no first-level heading");
});

test("a folder without pages says how to make some", async () => {
  await expect(readBuiltPages(await write({}))).rejects.toThrow(/holds no page.*npm run build/);
});
