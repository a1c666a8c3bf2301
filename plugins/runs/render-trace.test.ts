import type { Recording } from "@docs/runs";
import { expect, test } from "vitest";
import { renderTrace } from "./render-trace.ts";

type Step = Recording["steps"][number];

function call(state: "done" | "cached", text = "dagger call date", section = "cache"): Step {
  const operations: Step["operations"] = [
    { name: "container", state: "cached", time: "<1s" },
    { name: 'Container.withExec(args: ["date"])', state, time: "<1s" },
  ];
  const output = `Sun Nov 22 23:35:5${state === "done" ? 6 : 7} UTC 2026`;
  return { kind: "command", section, text, shell: "shell", exit: 0, output, error: "", operations };
}

function record(...steps: Step[]): readonly Recording[] {
  const about = { page: "books", language: "go", inputs: "", seal: "", standIns: [] };
  return [{ ...about, dagger: "v0.19.4", date: "2026-11-22", steps }];
}

test("has the words of the command as columns", () => {
  const command = "dagger core container with-exec --args=date";
  const { innerHtml } = renderTrace("books", "cache", record(call("done", command), call("cached", command)));
  expect(innerHtml).toContain("<td><b>$</b> dagger core</td>");
  expect(innerHtml).toContain('<th scope="col">container</th><th scope="col">with-exec <i>date</i></th>');
});

test("shows what each call did with the steps, and what it printed", () => {
  const { innerHtml } = renderTrace("books", "cache", record(call("done"), call("cached")));
  expect(innerHtml).toContain('<td class="step-cached">cached</td><td class="step-done">ran</td><td>23:35:56</td>');
  expect(innerHtml).toContain(
    '<td class="step-cached">cached</td><td class="step-cached">cached</td><td>23:35:57</td>',
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
