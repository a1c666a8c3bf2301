import { parsePage } from "@docs/pages";
import type { Program } from "@docs/snippets";
import { describe, expect, it } from "vitest";
import { listSteps } from "./list-steps.ts";
import { addSmokeCalls } from "./record-page.ts";

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

const TERMINALS = `<Tabs group="terminal">
<Tab value="posix" label="macOS, Linux">

\`\`\`shell
export DAGGER_LEAVE_OLD_ENGINE=true
\`\`\`

</Tab>
<Tab value="powershell" label="PowerShell">

\`\`\`powershell
$env:DAGGER_LEAVE_OLD_ENGINE = "true"
\`\`\`

</Tab>
</Tabs>
`;

function list(language: string, source = PAGE): readonly string[] {
  return listSteps(parsePage("docs/books.mdx", source), language, () => programs).map((step) => {
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

  it("leaves out commands for another terminal", () => {
    expect(list("go", TERMINALS)).toEqual([" command export DAGGER_LEAVE_OLD_ENGINE=true"]);
  });

  it("tells where a language has no program", () => {
    expect(list("python")).toContain("call-it program undefined");
  });
});

describe("addSmokeCalls", () => {
  const commands = [{ command: "dagger call list", skip: "Needs a shop." }];
  const run = (plan: Parameters<typeof addSmokeCalls>[1]) =>
    addSmokeCalls(
      listSteps(parsePage("docs/books.mdx", PAGE), "go", () => programs),
      plan,
    ).flatMap((step) => (step.kind === "command" ? [step.code] : []));

  it("loads a program whose command can't be run here, and no other that is called", () => {
    expect(run({ commands })).toEqual(["dagger init --sdk=go", "dagger functions", "dagger call list", "list"]);
    expect(run({ commands: [] })).toEqual(["dagger init --sdk=go", "dagger call list", "list"]);
  });

  it("loads nothing of a page that can't be run at all", () => {
    expect(run({ commands, skip: "Needs a Mac with Apple silicon." })).not.toContain("dagger functions");
  });
});
