import { parsePage } from "@docs/pages";
import type { Program } from "@docs/snippets";
import { describe, expect, it } from "vitest";
import { checkPage } from "./check-runs.ts";
import { findShown } from "./find-shown.ts";
import { type PageRun, toPageRun } from "./page-runs.ts";
import { parsePlan } from "./plan.ts";
import { createSeal, type RecordedStep, type Recording } from "./recording.ts";
import { updateReasons } from "./update-reasons.ts";

const VERSION = "v0.19.4";

const PAGE = `---
title: Books
---

## Call it

<Snippet name="shop/list" />

\`\`\`shell
dagger call list
\`\`\`
`;

const PROGRAM = "package main // the shop's list";

const steps: readonly RecordedStep[] = [
  { kind: "program", section: "call-it", text: "shop/list" },
  { kind: "command", section: "call-it", text: "dagger call list", shell: "shell", exit: 0, output: "Dune", error: "" },
];

const CALL = { kind: "command", section: "call-it", text: "dagger call list" } as const;

function read({ page = PAGE, code = PROGRAM, plan = {} } = {}) {
  const programs: readonly Program[] = [{ snippet: "shop/list", language: "go", file: "main.go", code }];
  return toPageRun(parsePage("docs/books.mdx", page), "go", parsePlan(plan, "plan.yaml"), () => programs);
}

function record(changes: Partial<Recording> = {}): Recording {
  const kept = changes.steps ?? [...steps];
  return {
    page: "books",
    language: "go",
    dagger: VERSION,
    date: "2026-11-22",
    inputs: read().inputs,
    seal: createSeal(kept),
    standIns: [],
    steps: kept,
    ...changes,
  };
}

function findFaults(run = read(), recordings = [record()]): readonly string[] {
  return checkPage([run], recordings, VERSION).problems.map(({ found }) => found);
}

describe("checkPage", () => {
  it("accepts a recording of the present page, and counts its commands", () => {
    expect(checkPage([read()], [record()], VERSION)).toEqual({ problems: [], commands: 1, run: 1, skipped: 0 });
  });

  it("reports a page that was never recorded", () => {
    expect(findFaults(read(), [])).toEqual(["Unexpected page without a recording"]);
  });

  it.each([
    ["a changed command", read({ page: PAGE.replace("call list", "call search") })],
    ["a new file", read({ page: `${PAGE}\n\`\`\`text title="books.md"\n- Dune\n\`\`\`\n` })],
    ["a changed program", read({ code: `const shelves = 2\n${PROGRAM}` })],
    ["a changed plan", read({ plan: { env: { TOKEN: "x" } } })],
  ])("reports %s", (_, run) => {
    expect(findFaults(run)).toEqual([
      "Unexpected recording of an older docs/books.mdx, of its programs, or of its plan",
    ]);
  });

  it("doesn't mind where on the page a command is", () => {
    expect(findFaults(read({ page: PAGE.replace("## Call it", "Some text.\n\n## Call it") }))).toEqual([]);
  });

  it("doesn't mind a changed comment that no output shows", () => {
    expect(findFaults(read({ code: "package main // all books" }))).toEqual([]);
    expect(findFaults(read({ code: "package main" }))).toEqual([]);
  });

  it("reports a changed comment that an output shows", () => {
    const [program, call] = steps as [RecordedStep, RecordedStep];
    const recorded = [program, { ...call, output: "list   the shop's\n       list\n" }];
    const shown = findShown(read().steps, recorded);
    expect(findFaults(read(), [record({ steps: recorded, shown: [...shown] })])).toEqual([]);
    expect(
      findFaults(read({ code: "package main // all books" }), [record({ steps: recorded, shown: [...shown] })]),
    ).toEqual(['Unexpected description "the shop\'s list" in a recorded output']);
  });

  it("reports an output that was edited by hand", () => {
    const [program, call] = steps as [RecordedStep, RecordedStep];
    const edited = record({ steps: [program, { ...call, output: "Emma" }], seal: record().seal });
    expect(findFaults(read(), [edited])).toEqual(["Unexpected edit by hand in a recording"]);
  });

  it("reports a recording of another release", () => {
    expect(findFaults(read(), [record({ dagger: "v0.19.3" })])).toEqual(["Unexpected recording with Dagger v0.19.3"]);
  });

  it("reports an exit code that the page doesn't promise", () => {
    const [program, call] = steps as [RecordedStep, RecordedStep];
    const failed = record({ steps: [program, { ...call, exit: 1 }] });
    expect(findFaults(read(), [failed])).toEqual(["Unexpected exit code 1 of `dagger call list` in go"]);
    const plan = { commands: [{ command: "dagger call list", exit: 1 }] };
    expect(findFaults(read({ plan }), [{ ...failed, inputs: read({ plan }).inputs }])).toEqual([]);
  });

  it("takes a new reason for a command that wasn't run without another run, but wants it recorded", () => {
    const [first, second] = ["Needs a cloud.", "Needs a cloud account."].map((skip) =>
      read({ plan: { commands: [{ command: "dagger call list", skip }] } }),
    ) as [PageRun, PageRun];
    const skipped: RecordedStep = { ...CALL, skipped: "Needs a cloud." };
    const recording = record({ inputs: first.inputs, steps: [skipped] });
    expect(findFaults(first, [recording])).toEqual([]);
    expect(findFaults(second, [recording])).toEqual(["Unexpected reason for a command that wasn't run"]);
    const steps = [...updateReasons(recording.steps, second.plan)];
    expect(steps).toEqual([{ ...CALL, skipped: "Needs a cloud account." }]);
    expect(findFaults(second, [record({ inputs: first.inputs, steps })])).toEqual([]);
  });

  it("doesn't count a command with a reason as run", () => {
    const skipped: RecordedStep = { ...CALL, skipped: "Needs a cloud." };
    expect(checkPage([read()], [record({ steps: [skipped] })], VERSION)).toMatchObject({ run: 0, skipped: 1 });
  });
});
