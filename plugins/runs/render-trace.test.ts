import type { Recording } from "@docs/runs";
import { expect, test } from "vitest";
import { renderTrace } from "./render-trace.ts";

type Step = Recording["steps"][number];

function call(state: "done" | "cached", text = "dagger call date", section = "cache"): Step {
  const operations: Step["operations"] = [
    { name: "container", state: "cached", time: "<1s" },
    { name: 'Container.withExec(args: ["date"])', state, time: "<1s" },
  ];
  return { kind: "command", section, text, shell: "shell", exit: 0, output: "", error: "", operations };
}

function record(...steps: Step[]): readonly Recording[] {
  const about = { page: "books", language: "go", inputs: "", seal: "", standIns: [] };
  return [{ ...about, dagger: "v0.19.4", date: "2026-11-22", steps }];
}

test("shows what two calls of a command did with each of its steps", () => {
  const { innerHtml } = renderTrace("books", "cache", record(call("done"), call("cached")));
  expect(innerHtml).toContain(
    '<th scope="row">withExec</th><td></td><td class="step-done">ran</td><td class="step-cached">cached</td>',
  );
});

test("says when the calls were recorded, and leads there", () => {
  const { innerHtml } = renderTrace("books", "cache", record(call("done"), call("cached")));
  expect(innerHtml).toContain('<a href="/runs/books#cache">Recorded with Dagger 0.19.4 on November 22, 2026</a>');
});

test.each([
  ["nothing", []],
  ["one call", record(call("done"))],
  ["two commands", record(call("done"), call("cached", "dagger call time"))],
  ["calls in two sections", record(call("done"), call("cached", "dagger call date", "other"))],
])("refuses a recording of %s", (_, recordings) => {
  expect(() => renderTrace("books", "cache", recordings)).toThrow(/expected a command in its section "cache"/);
});
