import { expect, test } from "vitest";
import { readHistory } from "./history.ts";
import type { Match, Repository } from "./repository.ts";

const SCHEMAS: Readonly<Record<string, string>> = {
  "0.9.6": "type Old { gone: Int }",
  "0.9.7": "type File { name: String }",
  "0.18.0": "type File { name: String! size(unit: String): Int }",
  "0.19.4": "type File { size(unit: String): Int }",
};

/** Declarations of commands: `update` is another command's before it's one of `client`. */
const COMMANDS: Readonly<Record<string, readonly Match[]>> = {
  "0.18.0": [
    ["cmd/dagger/client.go", 'Use: "client'],
    ["cmd/dagger/module.go", 'Use: "update'],
  ],
  "0.19.4": [
    ["cmd/dagger/client.go", 'Use: "client'],
    ["cmd/dagger/client.go", 'Use: "update'],
  ],
};

const repository: Repository = {
  releases: Object.keys(SCHEMAS),
  readFile: (release, file) =>
    file.endsWith(".graphqls")
      ? SCHEMAS[release]
      : file.startsWith(".changes")
        ? `## v${release} - 2025-10-30\n`
        : undefined,
  listFiles: () => ["docs/current_docs/reference/cli/index.mdx"],
  listChanges: () => [],
  find: (release, pattern) =>
    pattern.includes("_?[A-Z]") && release === "0.19.4"
      ? [["cmd/dagger/main.go", '"DAGGER_MODULE"']]
      : pattern.startsWith("Use")
        ? (COMMANDS[release] ?? [])
        : [],
  extract() {},
};

const hidden = { usage: "", isHidden: true, flags: {} };

test("each release says what it added, removed, and changed, since the oldest one that's compared", () => {
  const history = readHistory(repository, "0.19.4", {
    commands: { "dagger client": hidden, "dagger client update": hidden, "dagger client gone": hidden },
    variables: [{ name: "DAGGER_MODULE" }, { name: "OTHER" }],
    messages: [],
    hidden: {},
  });
  expect(history).toEqual([
    {
      release: "0.18.0",
      date: "2025-10-30",
      added: ["File.size", "File.size(unit)", "dagger client"],
      removed: [],
      changed: [["File.name", "String", "String!"]],
    },
    {
      release: "0.19.4",
      date: "2025-10-30",
      added: ["dagger client update", "$DAGGER_MODULE"],
      removed: ["File.name"],
      changed: [],
    },
  ]);
});
