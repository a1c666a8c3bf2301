import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { extract } from "tar";
import type { DocsetEntry } from "../../scripts/docset/list-entries.ts";
import { readIndex } from "../../scripts/docset/sqlite.ts";
import { siteBuildDir } from "../support/paths.ts";
import { test as base, expect } from "../support/test.ts";

/** A docset as a reader of docsets unpacks it. */
interface Docset {
  readonly documents: string;
  readonly entries: readonly DocsetEntry[];
}

const test = base.extend<object, { readonly docset: Docset }>({
  docset: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "docset-"));
      execFileSync(process.execPath, [
        "--import",
        "tsx",
        "scripts/docset.ts",
        `--dir=${siteBuildDir}`,
        `--to=${folder}`,
      ]);
      await extract({ file: path.join(folder, "Dagger.tgz"), cwd: folder });
      const resources = path.join(folder, "Dagger.docset/Contents/Resources");
      const entries = await readIndex(readFileSync(path.join(resources, "docSet.dsidx")));
      await use({ documents: path.join(resources, "Documents"), entries });
      rmSync(folder, { recursive: true });
    },
    // Packing all pages takes a while on a busy machine.
    { scope: "worker", timeout: 120_000 },
  ],
});

// In one worker, so that it's packed once.
test.describe.configure({ mode: "default" });

test("each entry of the docset leads to a page and to an anchor in it", ({ docset: { documents, entries } }) => {
  const ids = new Map<string, ReadonlySet<string>>();
  const read = (file: string) => {
    const html = readFileSync(path.join(documents, file), "utf8");
    return new Set([...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = ""]) => id));
  };
  const lost = entries.filter(({ url }) => {
    const [file = "", anchor] = url.split("#");
    ids.set(file, ids.get(file) ?? read(file));
    return anchor !== undefined && !ids.get(file)?.has(decodeURIComponent(anchor));
  });
  expect(lost).toEqual([]);
});

for (const [name, type] of [
  ["Container", "Class"],
  ["Container.withExec", "Method"],
  ["Container.with_exec", "Method"],
  ["dag.container", "Method"],
  ["dagger call", "Command"],
  ["dagger call --json", "Option"],
  ["DAGGER_NO_NAG", "Environment"],
  ["no space left on device", "Error"],
  ["Caching", "Guide"],
] as const) {
  test(`the docset has ${name} as ${type}`, ({ docset: { entries } }) => {
    const found = entries.filter((entry) => entry.name === name).map((entry) => entry.type);
    expect(found).toContain(type);
  });
}

test("a page of the docset shows its programs and no part of the site around it", async ({ page, docset }) => {
  const { url } = docset.entries.find(({ name }) => name === "Caching") as DocsetEntry;
  await page.goto(pathToFileURL(path.join(docset.documents, url)).href);
  await page.getByRole("tab", { name: "Python" }).first().click();
  await expect(page.getByText("import dagger").first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
});
