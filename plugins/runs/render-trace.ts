import type { HtmlElement } from "@docs/code";
import { toKebab } from "@docs/facts";
import { escapeHtml } from "@docs/pages";
import type { Operation, RecordedStep, Recording } from "@docs/runs";
import { toRunAddress } from "./addresses.ts";
import { describeDates, toNumber } from "./describe-run.ts";

/** Words for the states of a step in a trace. */
const WORDS: Readonly<Record<Operation["state"], string>> = { done: "ran", cached: "cached", failed: "failed" };

/** Name of each row, and what it says. The first is about the steps before any call. */
const ROWS = [
  ["Described", "Nothing has run."],
  ["First call", "Runs what the result needs."],
  ["Second call", "Reuses what hasn't changed."],
] as const;

/** A recorded command with the steps of the engine. */
type Call = Pick<RecordedStep, "text" | "output"> & { readonly operations: readonly Operation[] };

/**
 * Draws the first command of a section that was called twice: the words of the command are the columns, and what each
 * call did with them is a row, an edge that ends in what the call printed.
 *
 * `<Trace page="features/caching" section="three-kinds-of-cache" />` stands for it on a page.
 *
 * @throws Error if nothing of the kind was recorded.
 */
export function renderTrace(page: string, section: string, recordings: readonly Recording[]): HtmlElement {
  const [recording] = recordings;
  const [first, second] = recording ? findCalls(recording, section) : [];
  if (!recording || !first || !second) {
    throw new Error(
      `Unexpected trace of "${page}", expected a command in its section "${section}" that was recorded twice, with the same steps. Correct <Trace>, or run npm run record ${page}.`,
    );
  }
  const steps = first.operations.map(readStep);
  const heads = steps.map(({ word, about }) => `<th scope="col">${word}${about && ` <i>${about}</i>`}</th>`).join("");
  const empty = steps.map(() => "<td></td>").join("");
  const rows = [empty, ...[first, second].map(renderCall)].map((cells, index) => {
    const [name, meaning] = ROWS[index] as (typeof ROWS)[number];
    return `<tr><th scope="row">${name} <i>${meaning}</i></th>${cells}${index === 0 ? "<td></td>" : ""}</tr>`;
  });
  const run = `Recorded with Dagger ${toNumber(recording.dagger)} on ${describeDates([recording.date])}`;
  return {
    tagName: "div",
    attributes: { class: "trace" },
    innerHtml:
      `<table><thead><tr><td><b>$</b> ${escapeHtml(readProgram(first.text, steps[0]?.word))}</td>${heads}<td></td></tr></thead>` +
      `<tbody>${rows.join("")}</tbody></table>` +
      `<p><a href="${toRunAddress(page)}#${section}">${run}</a>.</p>`,
  };
}

/** Finds two calls of the same command whose steps are the same. */
function findCalls({ steps }: Recording, section: string): readonly Call[] {
  const calls = steps.flatMap(({ operations = [], ...step }) =>
    step.section === section && operations.length > 0 ? [{ ...step, operations }] : [],
  );
  const [first] = calls;
  const namesOf = ({ operations }: Call) => operations.map(({ name }) => name).join();
  return calls.filter((call) => first && call.text === first.text && namesOf(call) === namesOf(first));
}

function renderCall({ operations, output = "" }: Call): string {
  const cells = operations.map(({ state }) => `<td class="step-${state}">${WORDS[state]}</td>`);
  // Of a date, the time is enough to compare.
  const printed = /\d\d:\d\d:\d\d/.exec(output)?.[0] ?? output.trim();
  return `${cells.join("")}<td>${escapeHtml(printed)}</td>`;
}

/** Reads a step as the command line spells it. @example `Container.withExec(args: ["date"])` is "with-exec" of "date" */
function readStep({ name }: Operation): { readonly word: string; readonly about: string } {
  const { field = name, values = "" } =
    /^(?:\w+\.)?(?<field>\w+)(?:\(\w+: (?<values>.*)\))?$/s.exec(name)?.groups ?? {};
  return { word: escapeHtml(toKebab(field)), about: escapeHtml(values.replace(/["[\]]/g, "")) };
}

/** Returns what comes before the first step of a command. @example "dagger core" */
function readProgram(command: string, step = ""): string {
  return command.split(` ${step}`)[0] ?? command;
}
