import { parsePage } from "@docs/pages";
import type { RecordedStep, Recording } from "@docs/runs";
import type { RootContent } from "mdast";
import { describe, expect, test } from "vitest";
import { renderRunPage } from "./render-run-page.ts";
import { renderTerminal } from "./render-steps.ts";

const page = parsePage("docs/books.mdx", "---\ntitle: Books\n---\n\n## Call it\n\n## Test it {#test}\n");

function call(text: string, rest: Partial<RecordedStep> = {}): RecordedStep {
  return { kind: "command", section: "test", text, shell: "shell", exit: 0, output: "", error: "", ...rest };
}

function record(language: string, ...steps: RecordedStep[]): Recording {
  const seals = { inputs: "", seal: "", page: "books" };
  return { ...seals, language, dagger: "v0.19.4", date: "2026-11-22", standIns: ["alpine:3.22"], steps };
}

async function render(...recordings: readonly Recording[]): Promise<string> {
  const plan = {
    commands: [{ command: "dagger call ask", model: [{ call: "Save", with: { name: "answer" } }, { say: "Done." }] }],
  };
  return JSON.stringify(await renderRunPage(page, recordings, plan), (key, value) =>
    key === "estree" ? value.body[0].expression.properties[0].value.value : value,
  );
}

const contents = (nodes: string) => nodes.replaceAll('\\"', '"').replaceAll("\\\\", "\\");

test("says what was run, when, and with which stand-ins", async () => {
  const nodes = await render(record("go", call("dagger call test")), record("python", call("dagger call test")));
  expect(nodes).toContain(
    "Recorded in Go with Dagger 0.19.4 on November 22, 2026 and in Python with Dagger 0.19.4 on November 22, 2026",
  );
  expect(nodes).toContain("In place of alpine:3.22: ");
});

test("has the sections of the page, with their ids, in their order", async () => {
  const nodes = (await renderRunPage(page, [record("go", call("two"), { ...call("one"), section: "call-it" })], {
    commands: [],
  })) as readonly RootContent[];
  const headings = nodes.filter((node) => node.type === "heading");
  expect(headings.map(({ data, children }) => [data, children])).toEqual([
    [{ hProperties: { id: "call-it" } }, [{ type: "text", value: "Call it" }]],
    [{ hProperties: { id: "test" } }, [{ type: "text", value: "Test it" }]],
  ]);
});

test("shows a command as a terminal: exit code, steps with sign and word, and what was printed", async () => {
  const operations: RecordedStep["operations"] = [
    { name: "bookshop", state: "cached", time: "<1s" },
    { name: "withExec", state: "failed", time: "<10s", printed: ["1 < 2"] },
  ];
  const html = contents(await render(record("any", call("ls", { exit: 1, operations, output: "a", error: "b" }))));
  expect(html).toContain('<span class="step-failed">exit code 1</span>');
  expect(html).toContain('<li class="step-cached"><b>$</b> <span>bookshop</span> <i>cached</i></li>');
  expect(html).toContain('<b>✘</b> <span>withExec</span> <i>failed &lt;10s</i><pre tabindex="0">1 &lt; 2</pre>');
  expect(html).toMatch(/<p>Output<\/p><pre[^>]*>a<\/pre><p>Standard error<\/p><pre[^>]*>b<\/pre>/);
});

test("shows the conversation of a scripted model", async () => {
  const model = { tools: ["Save"], results: ["saved"] };
  const html = contents(await render(record("any", call("dagger call ask", { model }))));
  expect(html).toContain('calls Save with {&quot;name&quot;:&quot;answer&quot;}</span><pre tabindex="0">saved</pre>');
  expect(html).toContain("says: Done.");
  expect(html).toContain("<summary>Tools that it was offered: 1</summary>");
});

describe("the picture of the live display", () => {
  const draw = (...lines: string[]) => renderTerminal(lines.join("\n")).innerHtml;

  test("has the sign and the end of a line in the color of its state, and no time", () => {
    const html = draw("▶ container: Container! 0.0s", "├╴$ .from 0.0s CACHED", "▼ .withExec 0.0s ERROR", "┃ 1 < 2");
    expect(html).toContain('<pre tabindex="0"><span class="step-done">▶</span> container: Container!\n');
    expect(html).toContain('\n├╴<span class="step-cached">$</span> .from<span class="step-cached"> CACHED</span>\n');
    expect(html).toContain('\n<span class="step-failed">▼</span> .withExec<span class="step-failed"> ERROR</span>\n');
    expect(html).toContain("\n┃ 1 &lt; 2</pre>");
  });

  test("ends with what the colors mean, in the signs that it has", () => {
    expect(draw("▼ container", "✔ .stdout", "$ .from CACHED")).toMatch(
      /<p><span class="step-done">▼<\/span> ran · <span class="step-cached">\$<\/span> came from the cache<\/p>$/,
    );
  });

  test("has a message in the color of a failure, and none on a call whose state is on a later line", () => {
    expect(draw("! process failed")).toContain('<span class="step-failed">! process failed</span>');
    expect(draw("▼ .debug(", "│ ): Container! 0.0s ERROR")).toContain("▼ .debug(\n│ ): Container! ERROR");
  });

  test("starts at the edge, wherever its lines were cut out", () => {
    expect(draw("  ▶ one", "    ┃ two")).toContain("▶</span> one\n  ┃ two");
  });
});

test("colors an output that the CLI's display left, and no other", async () => {
  const display = await render(record("any", call("dagger", { output: "✔ container 0.0s" })));
  expect(contents(display)).toContain('<span class="step-done">✔</span> container</pre>');
  const program = await render(record("any", call("npm test", { output: "✔ lists books (0.0s)" })));
  expect(program).toContain("✔ lists books (0.0s)</pre>");
});

test("gives the reason of a command that wasn't run", async () => {
  const { exit: _, ...skipped } = call("dagger login", { skipped: "Needs an account." });
  expect(await render(record("any", skipped))).toContain("Not run here. Needs an account.");
});

test("has tabs where languages differ, and none where they don't", async () => {
  const same = await render(record("go", call("ls", { output: "a" })), record("python", call("ls", { output: "a" })));
  expect(same).not.toContain("tabpanel");
  const different = await render(
    record("go", call("ls", { output: "a" })),
    record("python", call("ls", { output: "b" })),
  );
  expect(contents(different)).toMatch(/data-value="go".*<noscript data-value="python">/s);
});

test("cuts an output that nobody reads to its end", async () => {
  const output = Array.from({ length: 250 }, (_, index) => `line ${index + 1}`).join("\n");
  const nodes = await render(record("any", call("ls", { output })));
  expect(nodes).toContain("line 200\\\\n… and 50 more lines".replace("\\\\", "\\"));
  expect(nodes).not.toContain("line 201");
});
