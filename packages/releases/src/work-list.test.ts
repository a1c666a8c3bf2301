import { expect, test } from "vitest";
import type { Match, Repository } from "./repository.ts";
import { listWork, renderWorkList } from "./work-list.ts";

const FILES: Readonly<Record<string, string>> = {
  "0.19.4:docs/docs-graphql/schema.graphqls": 'type File { name: String digest: String "Old" size: Int }',
  "0.19.5:docs/docs-graphql/schema.graphqls": 'type File { name: String! chown: File "New" size: Int @deprecated }',
  "0.19.5:.changes/v0.19.5.md": "## v0.19.5 - 2025-11-05\n\n### Added\n- A thing\n\n### Dependencies\n- go 1.26\n",
};

const FOUND: Readonly<Record<string, readonly Match[]>> = {
  "0.19.4": [
    ["bun.go", '  = "1.1.38"'],
    ["a.go", 'errors.New("no checks")'],
  ],
  "0.19.5": [
    ["bun.go", '  = "1.3.0"'],
    ["a.go", 'Use: "check"'],
    ["b.go", 'errors.New("no checks")'],
    ["a.go", 'Errorf("%d checks failed"'],
    ["a.go", 'Errorf("load: %w"'],
  ],
};

const repository: Repository = {
  releases: ["0.19.4", "0.19.5"],
  readFile: (release, file) => FILES[`${release}:${file}`],
  listFiles: () => [],
  listChanges: () => ["M\tdocs/current_docs/index.mdx"],
  find: (release, pattern) => (FOUND[release] ?? []).filter(([, text]) => new RegExp(pattern).test(text)),
  extract() {},
};

const toValue = (text: string) => ({ text, line: 1, column: 1 });

const work = listWork(repository, "0.19.4", "0.19.5", {
  pages: [
    { file: "docs/a.mdx", source: "Call `File.digest` first.", values: [] },
    { file: "docs/b.mdx", source: "A digest is a number.", values: ["bun:1.1.38-slim", "2"].map(toValue) },
  ],
  documented: { commands: {}, variables: [], messages: [], hidden: {} },
});

test.each([
  ["New", ["`File.chown`"]],
  ["Removed", ["`File.digest`"]],
  ["Changed", ["`File.name`: `String` became `String!`"]],
  ["Pages that name something removed or changed", ["docs/a.mdx: `File.digest`"]],
  ["Pages that state a version that the sources changed", ["docs/b.mdx: `bun:1.1.38-slim`"]],
  ["Descriptions and deprecations that the schema changed", ['`File.size`: "Old" became "New @deprecated"']],
  ["New messages to look at", ["`%d checks failed`"]],
  ["Hidden flags and commands to look at", ['`Use: "check"` in cmd/dagger']],
  ["Release notes", ["0.19.5: A thing"]],
])("the list %s names what a person has to look at", (heading, boxes) => {
  expect(work.get(heading)).toEqual(boxes);
});

test("a list is boxes to check, without headings that have none, and keeps those that were checked", () => {
  expect(
    renderWorkList(
      "To 0.19.5",
      new Map([
        ["New", ["`a`", "`b`"]],
        ["Removed", []],
      ]),
      "# To 0.19.5\n\n## New\n\n- [x] `b`\n",
    ),
  ).toBe("# To 0.19.5\n\n## New\n\n- [ ] `a`\n- [x] `b`\n");
});
