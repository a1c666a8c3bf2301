import { expect, test } from "vitest";
import { listGaps } from "./list-gaps.ts";
import { readSources } from "./read-sources.ts";
import type { Match, Repository } from "./repository.ts";

const CODE: readonly Match[] = [
  ["core/a.go", 'os.Getenv("DAGGER_ONE")'],
  ["core/b.go", 'vars := []string{"HTTP_PROXY", "CI_JOB"}'],
  ["core/a.go", 'fmt.Errorf("cannot read %q: %w", name, err)'],
  ["core/c.go", 'fmt.Errorf("cannot read %q", name)'],
];

const repository: Repository = {
  releases: ["0.19.4"],
  readFile: () => undefined,
  listFiles: () => [],
  listChanges: () => [],
  extract() {},
  find: (_, pattern) =>
    CODE.flatMap(([file, line]) =>
      [...line.matchAll(new RegExp(pattern, "g"))].map(([match]) => [file, match] as const),
    ),
};

const texts = ["cannot read …: …", "cannot read …", "cannot write …"];
const documented = {
  variables: [{ name: "HTTP_PROXY" }, { name: "GONE" }, { name: "OUTSIDE", source: "the library xdg" }],
  messages: texts.map((text) => ({ text })),
  hidden: { "CI_*": "A reason." },
  commands: {},
};
const sources = readSources(repository, "0.19.4", documented);

test("variables are those that the sources read, and those that the site names", () => {
  expect(sources.variables).toEqual({ "CI_*": ["core/b.go"], DAGGER_ONE: ["core/a.go"], HTTP_PROXY: ["core/b.go"] });
});

test("a message comes from the shortest text that has all of its parts", () => {
  expect(sources.messages).toEqual({
    "cannot read …: …": { format: "cannot read %q: %w", files: ["core/a.go"] },
    "cannot read …": { format: "cannot read %q", files: ["core/c.go"] },
  });
});

test("what lacks a sentence is reported, and so is a sentence about nothing", () => {
  const inputs = {
    schema: "",
    aliases: [],
    cli: {},
    keys: {},
    history: [],
    help: {},
    configuration: {},
    differences: {},
  };
  const gaps = listGaps({ ...inputs, ...sources }, documented);
  expect(gaps.map((gap) => gap.replace(/, expected.*/, ""))).toEqual([
    "data/environment/variables.json: Missing $DAGGER_ONE, which core/a.go reads",
    "data/environment/variables.json: Unexpected $GONE",
    'data/errors/messages.json: Unexpected text "cannot write …"',
  ]);
});
