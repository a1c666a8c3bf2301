import { parsePage } from "@docs/pages";
import type { Code } from "mdast";
import { describe, expect, it } from "vitest";
import { fillOutputs } from "./fill-outputs.ts";
import type { RecordedStep, Recording } from "./recording.ts";

function call(text: string, output: string, section = "test"): RecordedStep {
  return { kind: "command", section, text, shell: "shell", exit: 0, output, error: "Saved." };
}

function fill(body: string, steps: readonly RecordedStep[]) {
  const { tree } = parsePage("docs/books.mdx", `## Test\n\n${body}`);
  const missing = fillOutputs(tree, [{ steps } as unknown as Recording]);
  const blocks = tree.children.filter((node): node is Code => node.type === "code" && node.lang !== "shell");
  return {
    missing: missing.map(({ found }) => found),
    blocks: blocks.map(({ lang, value }) => `${lang}: ${value}`),
    traces: blocks.map(({ data }) => data?.trace),
  };
}

const COMMAND = "```shell\ndagger call test\n```\n\n";

describe("fillOutputs", () => {
  const steps = [call("dagger call test", "ok one\nok two\nFAIL three"), call("dagger call test", "ok again")];

  it("shows what the command above printed", () => {
    expect(fill(`${COMMAND}\`\`\`output\n\`\`\``, steps).blocks).toEqual(["text: ok one\nok two\nFAIL three"]);
  });

  it("tells two calls of the same command apart", () => {
    const twice = `${COMMAND}\`\`\`output match="FAIL"\n\`\`\`\n\n${COMMAND}\`\`\`output as="json"\n\`\`\``;
    expect(fill(twice, steps).blocks).toEqual(["text: FAIL three", "json: ok again"]);
  });

  it("shows the lines between two, or standard error", () => {
    const both = `${COMMAND}\`\`\`output from="two" to="three"\n\`\`\`\n\n\`\`\`output stream="error"\n\`\`\``;
    expect(fill(both, steps).blocks).toEqual(["text: ok two\nFAIL three", "text: Saved."]);
  });

  it("takes the first tab where all tabs are forms of one command", () => {
    const tabs = `<Tabs group="shell">\n<Tab value="cli" label="CLI">\n\n${COMMAND}</Tab>\n<Tab value="dagger-shell" label="Dagger Shell">\n\n\`\`\`dagger\ntest\n\`\`\`\n\n</Tab>\n</Tabs>\n\n`;
    expect(fill(`${tabs}\`\`\`output\n\`\`\``, [call("dagger call test", "from the CLI")]).blocks).toEqual([
      "text: from the CLI",
    ]);
  });

  it("passes over a tab without a command", () => {
    const tabs = `<Tabs group="shell">\n<Tab value="cli" label="CLI">\n\nOpen the page.\n\n</Tab>\n<Tab value="dagger-shell" label="Dagger Shell">\n\n\`\`\`dagger\nlint\n\`\`\`\n\n</Tab>\n</Tabs>\n\n`;
    expect(fill(`${COMMAND}${tabs}\`\`\`output\n\`\`\``, [...steps, call("lint", "from the tab")]).blocks).toContain(
      "text: from the tab",
    );
  });

  it("shows the steps of the engine, and the chosen ones of them", () => {
    const operations = [
      { name: "bookshop", state: "cached", time: "<1s" },
      { name: "Bookshop.test(", state: "failed", time: "<10s" },
    ] as const;
    const tree = (options: string) =>
      fill(`${COMMAND}\`\`\`output as="tree"${options}\n\`\`\``, [
        { ...call("dagger call test", ""), operations: [...operations] },
      ]);
    expect(tree("").blocks).toEqual(["tree: $ bookshop cached <1s\n✘ Bookshop.test(…) failed <10s"]);
    expect(tree(' match="test"').blocks).toEqual(["tree: ✘ Bookshop.test(…) failed <10s"]);
    expect(tree(' match="test"').traces).toMatchObject([{ code: "dagger call test", operations: [operations[1]] }]);
    expect(tree(' match="publish"').missing).toEqual(["Unexpected choice of lines, which is empty"]);
  });

  it("reports an output that isn't recorded, and a choice that matches nothing", () => {
    expect(fill(`${COMMAND}\`\`\`output\n\`\`\``, []).missing).toEqual([
      "Unexpected output without a recording of `dagger call test`",
    ]);
    expect(fill(`${COMMAND}\`\`\`output match="PASS"\n\`\`\``, steps).missing).toEqual([
      "Unexpected choice of lines, which is empty",
    ]);
  });
});
