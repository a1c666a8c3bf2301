import { expect, test } from "vitest";
import type { Repository } from "./repository.ts";
import { listWork, renderWorkList } from "./work-list.ts";

const FILES: Readonly<Record<string, string>> = {
  "0.19.4:docs/docs-graphql/schema.graphqls": "type File { name: String digest: String }",
  "0.19.5:docs/docs-graphql/schema.graphqls": "type File { name: String! chown: File }",
  "0.19.5:.changes/v0.19.5.md": "## v0.19.5 - 2025-11-05\n\n### Added\n- A thing\n\n### Dependencies\n- go 1.26\n",
};

const repository: Repository = {
  releases: ["0.19.4", "0.19.5"],
  readFile: (release, file) => FILES[`${release}:${file}`],
  listFiles: () => [],
  listChanges: () => ["M\tdocs/current_docs/index.mdx"],
  findAll: (release) => (release === "0.19.5" ? ['Use: "check"'] : []),
  findPlaces: () => [],
};

const work = listWork(repository, "0.19.4", "0.19.5", {
  pages: new Map([
    ["docs/a.mdx", "Call `File.digest` first."],
    ["docs/b.mdx", "A digest is a number."],
  ]),
  unlisted: { commands: new Map(), variables: [] },
  spellingsOf: (name) => [name],
});

test.each([
  ["New", ["`File.chown`"]],
  ["Removed", ["`File.digest`"]],
  ["Changed", ["`File.name`: `String` became `String!`"]],
  ["Pages that name something removed or changed", ["docs/a.mdx: `File.digest`"]],
  ["Hidden flags and commands to look at", ['`Use: "check"` in cmd/dagger']],
  ["Release notes", ["0.19.5: A thing"]],
])("the list %s names what a person has to look at", (heading, boxes) => {
  expect(work.get(heading)).toEqual(boxes);
});

test("a list is boxes to check, without headings that have none", () => {
  expect(
    renderWorkList(
      "To 0.19.5",
      new Map([
        ["New", ["`a`", "`b`"]],
        ["Removed", []],
      ]),
    ),
  ).toBe("# To 0.19.5\n\n## New\n\n- [ ] `a`\n- [ ] `b`\n");
});
