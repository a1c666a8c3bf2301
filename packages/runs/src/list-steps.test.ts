import { parsePage } from "@docs/pages";
import type { Program } from "@docs/snippets";
import { describe, expect, it } from "vitest";
import { listSteps } from "./list-steps.ts";

const PAGE = `---
title: Books
---

## Make it

\`\`\`text title="books.md"
- Dune
\`\`\`

<Tabs group="sdk">
<Tab value="go" label="Go">

\`\`\`shell
dagger init --sdk=go
\`\`\`

</Tab>
<Tab value="python" label="Python">

\`\`\`shell
dagger init --sdk=python
\`\`\`

</Tab>
</Tabs>

## Call it

<Snippet name="shop/list" />

<Tabs group="shell">
<Tab value="cli" label="CLI">

\`\`\`shell
dagger call list
\`\`\`

</Tab>
<Tab value="dagger-shell" label="Dagger Shell">

\`\`\`dagger
list
\`\`\`

</Tab>
</Tabs>

\`\`\`json
{ "an": "output" }
\`\`\`
`;

const programs: readonly Program[] = [
  { snippet: "shop/list", language: "go", file: "snippets/shop/list/main.go", code: "package main" },
];

function list(language: string): readonly string[] {
  return listSteps(parsePage("docs/books.mdx", PAGE), language, () => programs).map((step) => {
    const what = step.kind === "command" ? step.code : step.kind === "file" ? step.path : step.program?.file;
    return `${step.section} ${step.kind} ${what}`;
  });
}

describe("listSteps", () => {
  it("follows a page in one language, with every form of a command", () => {
    expect(list("go")).toEqual([
      "make-it file books.md",
      "make-it command dagger init --sdk=go",
      "call-it program snippets/shop/list/main.go",
      "call-it command dagger call list",
      "call-it command list",
    ]);
  });

  it("tells where a language has no program", () => {
    expect(list("python")).toContain("call-it program undefined");
  });
});
