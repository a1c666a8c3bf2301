import type { HtmlElement } from "@docs/code";
import { escapeHtml } from "@docs/pages";
import { OPERATION_STATES, type Operation, readOperationName } from "@docs/runs";

/** What the signs mean to readers of a page. */
const MEANINGS: Readonly<Record<Operation["state"], string>> = {
  done: "ran",
  cached: "came from the cache",
  failed: "failed",
};

/** Renders the steps of the engine, one a line: sign, name, state, and order of magnitude of the time. */
export function renderSteps(operations: readonly Operation[]): string {
  const lines = operations.map((operation) => {
    const { state, time, printed = [] } = operation;
    const { sign, word } = OPERATION_STATES[state];
    const below = printed.length > 0 ? `<pre tabindex="0">${escapeHtml(printed.join("\n"))}</pre>` : "";
    const name = escapeHtml(readOperationName(operation));
    return `<li class="step-${state}"><b>${sign}</b> <span>${name}</span> <i>${word} ${escapeHtml(time)}</i>${below}</li>`;
  });
  return operations.length === 0 ? "" : `<ol class="steps">${lines.join("")}</ol>`;
}

/** Says what the signs of these steps mean. @example "✔ ran · $ came from the cache" */
export function describeSigns(operations: readonly Operation[]): string {
  return listStates(operations)
    .map((state) => `${OPERATION_STATES[state].sign} ${MEANINGS[state]}`)
    .join(" · ");
}

function listStates(operations: readonly Operation[]): readonly Operation["state"][] {
  return (Object.keys(MEANINGS) as Operation["state"][]).filter((state) =>
    operations.some((one) => one.state === state),
  );
}

/** What a line of the CLI's display says about its step, by its sign or the word at its end. */
const LINES: readonly (readonly [state: Operation["state"], line: RegExp])[] = [
  ["failed", /^[│├╰╴ ]*(?:[✘!]|▼.* ERROR$)/],
  ["cached", /^[│├╰╴ ]*\$/],
  ["done", /^[│├╰╴ ]*✔/],
];

/** Draws what the CLI's display left as a terminal, each line in the color of its sign. */
export function renderTerminal(text: string): HtmlElement {
  const lines = text.split("\n").map((line) => {
    const [state] = LINES.find(([, pattern]) => pattern.test(line)) ?? [];
    return state === undefined ? escapeHtml(line) : `<span class="step-${state}">${escapeHtml(line)}</span>`;
  });
  return {
    tagName: "div",
    attributes: { class: "code terminal", role: "group", "aria-label": "Terminal" },
    innerHtml: `<pre tabindex="0">${lines.join("\n")}</pre>`,
  };
}

/** Draws the steps of a command as the terminal that a reader sees while it runs. */
export function renderTree(operations: readonly Operation[]): HtmlElement {
  // The signs have the colors of the steps, because a gray dollar sign would look like a prompt.
  const legend = listStates(operations).map(
    (state) => `<span class="step-${state}">${OPERATION_STATES[state].sign}</span> ${MEANINGS[state]}`,
  );
  return {
    tagName: "div",
    attributes: { class: "code terminal", role: "group", "aria-label": "Steps of the run" },
    innerHtml: `${renderSteps(operations)}<p>${legend.join(" · ")}</p>`,
  };
}
