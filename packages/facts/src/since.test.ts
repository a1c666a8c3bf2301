import { expect, test } from "vitest";
import { loadFacts } from "./load-facts.ts";

const { api, cli } = loadFacts();

test.each([
  ["Changeset", "isEmpty", "0.19.3"],
  ["Directory", "search", "0.18.17"],
  ["Container", "from", undefined],
])("%s.%s says the release that brought it, if that's recent", (type, name, release) => {
  expect(api.types.get(type)?.functions.get(name)?.since).toBe(release);
});

test("an argument says so only if it came after its function", () => {
  const find = (type: string, name: string, argument: string) =>
    api.types
      .get(type)
      ?.functions.get(name)
      ?.args.find((one) => one.name === argument)?.since;
  expect(find("Host", "directory", "gitignore")).toBe("0.18.18");
  expect(find("Directory", "search", "pattern")).toBeUndefined();
});

test("commands and flags say it too", () => {
  expect(cli.commands.get("dagger toolchain")?.since).toBe("0.19.4");
  expect(cli.commands.get("dagger call")?.since).toBeUndefined();
  expect(cli.globalFlags.find(({ name }) => name === "--auto-apply")?.since).toBe("0.19.3");
});
