import { parsePage } from "@docs/pages";
import { facts } from "@docs/words/testing";
import { expect, test } from "vitest";
import { findMemberUses } from "./member-uses.ts";

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
