import type { HtmlElement } from "@docs/code";
import { escapeHtml } from "@docs/pages";
import type { Operation, Recording } from "@docs/runs";
import { toRunAddress } from "./addresses.ts";
import { describeDates, toNumber } from "./describe-run.ts";

/** Words for the states of a step in a trace. */
const WORDS: Readonly<Record<Operation["state"], string>> = { done: "ran", cached: "cached", failed: "failed" };

/**
 * Draws the first command of a section that was called twice: its steps as described, and what each call did with them.
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
  const rows = first.map((step, index) => renderRow(step, [step.state, second[index]?.state ?? step.state]));
  const heads = ["Described", "First call", "Second call"].map((head) => `<th scope="col">${head}</th>`).join("");
  const run = `Recorded with Dagger ${toNumber(recording.dagger)} on ${describeDates([recording.date])}`;
  return {
    tagName: "div",
    attributes: { class: "trace" },
    innerHtml:
      `<table><thead><tr><td></td>${heads}</tr></thead><tbody>${rows.join("")}</tbody></table>` +
      `<p class="run-note"><a href="${toRunAddress(page)}#${section}">${run}</a>.</p>`,
  };
}

/** Finds two calls of the same command whose steps are the same. */
function findCalls({ steps }: Recording, section: string): readonly (readonly Operation[])[] {
  const calls = steps.filter((step) => step.section === section && (step.operations?.length ?? 0) > 0);
  const [first] = calls;
  const namesOf = (call: (typeof calls)[number]) => (call.operations ?? []).map(({ name }) => name).join();
  const same = calls.filter((call) => first && call.text === first.text && namesOf(call) === namesOf(first));
  return same.map(({ operations = [] }) => operations);
}

function renderRow({ name }: Operation, states: readonly Operation["state"][]): string {
  const cells = states.map((state) => `<td class="step-${state}">${WORDS[state]}</td>`).join("");
  return `<tr><th scope="row">${escapeHtml(shorten(name))}</th><td></td>${cells}</tr>`;
}

/** Returns the name of a step without its type and its arguments. @example "withExec" */
function shorten(name: string): string {
  return name.replace(/\(.*$/s, "").replace(/^\w+\./, "");
}
