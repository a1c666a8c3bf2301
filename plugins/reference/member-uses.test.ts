import { parsePage } from "@docs/pages";
import { facts } from "@docs/words/testing";
import { expect, test } from "vitest";
import { inferMembers } from "./infer-members.ts";
import { findMemberUses } from "./member-uses.ts";

test.each([
  ["a chain", "dag.container().from('a').stdout()", ["Query.container", "Container.from", "Container.stdout"]],
  [
    "variables",
    "const d = dag.directory(); const f = d.file('a'); await f.contents()",
    ["Query.directory", "Directory.file", "File.contents"],
  ],
  ["parameters", "function a(source: Directory) { return source.entries() }", ["Directory.entries"]],
  [
    "methods and fields of a class",
    "class A { base: Container; build(): File { return this.base.file('a') } all() { return this.build().size() } }",
    ["Container.file", "File.size"],
  ],
  ["a callback of with", "dag.container().with((c) => c.withUser('a'))", ["Query.container", "Container.withUser"]],
  [
    "lists",
    "const l = await dag.container().envVariables(); for (const v of l) { v.name() }",
    ["Query.container", "Container.envVariables", "EnvVariable.name"],
  ],
  [
    "results of async methods",
    "class A { async a(): Promise<Service> {} b() { return this.a().stop() } }",
    ["Service.stop"],
  ],
  ["nothing that is not the API's", "console.log([1].map(String)); text.file('a')", []],
])("%s", (_, code, expected) => {
  expect([...inferMembers(code, facts.api)]).toEqual(expected);
});

function page(file: string, kind: string, body: string) {
  return parsePage(file, `---\ntitle: Title of ${file}\ndescription: d\nkind: ${kind}\n---\n\n${body}\n`);
}

test("recipes come before concepts, by the name of their section, and each page once", () => {
  const snippets = [{ name: "a/b", files: [{ file: "index.ts", code: "dag.container().from('a')" }] }];
  const pages = [
    page(
      "docs/concept.mdx",
      "concept",
      "## Images & tags\n\nSee `Container.from`, `Container.from` and `Container.sync`.",
    ),
    page("docs/recipe.mdx", "recipe", '## Build it\n\n<Snippet name="a/b" />'),
    page("docs/shell.mdx", "tutorial", "```dagger\ncontainer | from alpine | file /etc/passwd\n```"),
  ];
  const uses = findMemberUses(pages, snippets, facts.api);
  expect(uses.get("Container.from")).toEqual([
    { url: "/recipe#build-it", title: "Build it" },
    { url: "/shell", title: "Title of docs/shell.mdx" },
    { url: "/concept#images--tags", title: "Title of docs/concept.mdx" },
  ]);
  expect(uses.get("Container.file")?.map(({ url }) => url)).toEqual(["/shell"]);
});

test("the page that lists all functions of a type is no place of use, nor is a reference", () => {
  const pages = [
    page("docs/type.mdx", "concept", '`Container.from`\n\n<ApiMembers type="Container" />'),
    page("docs/reference.mdx", "reference", "`Container.from`"),
  ];
  expect(findMemberUses(pages, [], facts.api).get("Container.from")).toBeUndefined();
});
