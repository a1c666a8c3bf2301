import { expect, test } from "vitest";
import { createIndex, createPage, findUrls } from "./testing.ts";

function symbolPage(name: string, members: readonly string[]) {
  const kind = "symbol" as const;
  return createPage(
    `/api/${name}`,
    `${name} class`,
    `A ${name.toLowerCase()}.`,
    members.map((heading) => ({ heading, id: heading.toLowerCase(), text: `Does ${heading}.`, kind, prior: 0.7 })),
  );
}

const index = createIndex([
  createPage("/reference/cli", "CLI", "All commands.", [
    { heading: "dagger init", id: "init", text: "Makes a module.\n--sdk · text · Language of the sources." },
    { heading: "dagger install", id: "install", text: "Adds a dependency. It knows --sdk and --sdk of old." },
    {
      heading: "Global flags",
      id: "flags",
      text: "--progress · text · How progress is shown.\n--verbose, -v · count · More.",
    },
  ]),
  createPage("/features/observability", "Output", "For logs: dagger call --progress=plain, or --progress=plain."),
  createPage("/reference/engine", "Engine configuration", "Use gc.enabled, and gc.enabled again.", [
    {
      heading: "Keys of engine.json",
      id: "keys",
      text: "gc.enabled · boolean · Cleans.\ndebug · boolean · Logs more.",
    },
    { heading: "Debug the engine", id: "debug", text: "The file engine.json stands in a folder." },
  ]),
  createPage("/reference/variables", "Variables", "Unset OLDER_NAME, and OLDER_NAME again.", [
    { heading: "Settings", id: "settings", text: "OLD_NAME OLDER_NAME · unset · Older names." },
  ]),
  createPage("/cookbook/services", "Recipes: services", "Programs to copy."),
  createPage("/extending/services", "Services in modules", "Services for functions."),
  createPage("/extending/images", "Container images", "What an image holds."),
  symbolPage("Container", ["sync", "publish", "id", "withFile", "withFiles"]),
  symbolPage("ContainerID", []),
  symbolPage("Host", ["containerImage"]),
  ...["File", "Directory", "Service", "Module"].map((name) => symbolPage(name, ["sync", "publish"])),
  createPage("/concepts/lazy", "Laziness", "Call sync to evaluate."),
]);

test.each([
  ["a flag leads to the row that explains it", "--progress", "/reference/cli#flags"],
  ["its value changes nothing", "--progress=plain", "/reference/cli#flags"],
  ["a flag with its command leads to the command", "dagger init --sdk", "/reference/cli#init"],
  ["a command is found with a slip of the finger", "dager install", "/reference/cli#install"],
  ["a key leads to its row, not to who uses it", "gc.enabled", "/reference/engine#keys"],
  ["a key that is a word is found with its file", "engine.json debug", "/reference/engine#keys"],
  ["a variable that shares a row is found alone", "OLDER_NAME", "/reference/variables#settings"],
  ["a member with its object is that object's", "Module.publish", "/api/Module#publish"],
  ["a member is no part of another name", "Container.id", "/api/Container#id"],
  ["two members differ by their very spelling", "with_files", "/api/Container#withfiles"],
  ["a symbol is no heading in plain words", "containerImage", "/api/Host#containerimage"],
  ["a title is about what stands behind its colon", "services", "/cookbook/services"],
])("%s: %s", (_, query, expected) => {
  expect(findUrls(index, query)[0]).toBe(expected);
});

test("after three symbols of one name comes what explains it, and none is lost", () => {
  const urls = findUrls(index, "sync");
  const symbols = urls.filter((url) => url.endsWith("#sync"));
  expect(symbols).toHaveLength(5);
  expect(urls.indexOf("/concepts/lazy")).toBe(3);
});

test("an unfinished word is not completed by words that say nothing", () => {
  const words = createIndex([
    createPage("/steps", "Look into a step", "What a step did."),
    createPage("/interfaces", "Interfaces", "What modules have in common."),
  ]);
  expect(findUrls(words, "int")).toEqual(["/interfaces"]);
});

test("a list begins with more pages before one page goes on", () => {
  const text = "Secrets are kept out of images.";
  const sections = ["Keep secrets", "Pass secrets", "Make secrets"].map((heading) => ({ heading, text }));
  const pages = createIndex([
    createPage("/many", "Many", "Several parts.", sections),
    createPage("/one", "One", "A part.", [{ heading: "Store some secrets", text }]),
  ]);
  const urls = findUrls(pages, "secrets").map((url) => url.split("#")[0]);
  expect(urls.indexOf("/one")).toBeLessThan(urls.lastIndexOf("/many"));
});
