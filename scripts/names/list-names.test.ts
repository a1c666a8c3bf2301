import { loadFacts } from "@docs/facts";
import { expect, test } from "vitest";
import { listNames } from "./list-names.ts";

const names = listNames(loadFacts());
const queries = new Set(names.map(({ query }) => query));

test.each([
  ["a command", "dagger toolchain install"],
  ["a flag with its command", "dagger init --sdk"],
  ["a flag that several commands share", "dagger call --mod"],
  ["a flag of every command", "--progress"],
  ["an environment variable", "DAGGER_CLOUD_TOKEN"],
  ["a variable that is a word, with what it is", "CI variable"],
  ["a key below another", "gc.policies[].keepDuration"],
  ["a key that is a word, with its file", "dagger.json name"],
  ["a type", "GitRepository"],
  ["a function with its type", "Container.withExec"],
  ["a function of the root", "Client.currentModule"],
  ["a function as Python writes it", "with_exec"],
  ["a function as Go writes it", "WithExec"],
  ["a value", "CacheSharingMode.LOCKED"],
  ["a field", "PortForward.backend"],
])("%s is looked for as %s", (_, query) => {
  expect(queries).toContain(query);
});

test("nothing is looked for that nobody could type or see", () => {
  expect([...queries].filter((query) => query.trim() === "" || query.includes("*"))).toEqual([]);
});

test("every name says which file of data/ has it", () => {
  expect(names.filter(({ file }) => !file.startsWith("data/"))).toEqual([]);
});
