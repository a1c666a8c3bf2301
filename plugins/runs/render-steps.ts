import { type HtmlElement, toHtml } from "@docs/code";
import { escapeHtml } from "@docs/pages";
import { OPERATION_STATES, type Operation, readOperationName } from "@docs/runs";

/** What the signs mean to readers of a page. */
const MEANINGS: Readonly<Record<Operation["state"], string>> = {
  done: "ran",
  cached: "came from the cache",
  failed: "failed",
};

/** A step below a second took no time worth a reader's. */
const SHORTEST: Operation["time"] = "<1s";

/** Renders the steps of the engine, one a line: sign, name, state, and order of magnitude of a time to speak of. */
export function renderSteps(operations: readonly Operation[]): string {
  const lines = operations.map((operation) => {
    const { state, time, printed = [] } = operation;
    const { sign, word } = OPERATION_STATES[state];
    const below = printed.length > 0 ? `<pre tabindex="0">${escapeHtml(printed.join("\n"))}</pre>` : "";
    const name = escapeHtml(readOperationName(operation));
    const end = time === SHORTEST ? word : `${word} ${escapeHtml(time)}`;
    return `<li class="step-${state}"><b>${sign}</b> <span>${name}</span> <i>${end}</i>${below}</li>`;
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

/** A time in a recorded display. It says nothing, because `packages/runs/src/mask.ts` makes all of them the same. */
const TIME = / 0\.0s(?=(?: CACHED| ERROR)?$)/gm;

/** A line of the display that begins with the sign of a step. One that goes on below has its state there. */
const LINE = /^(?<edge>[│├╰╴ ]*)(?<sign>[✔$✘!▼▶])(?<call>.*?)(?<end> CACHED| ERROR|(?<!\())$/;

/** Draws what the CLI's display left as a terminal. */
export function renderTerminal(text: string, command?: HtmlElement): HtmlElement {
  const { html, signs } = renderDisplay(text);
  return toTerminal("Terminal", command, `<pre tabindex="0">${html}</pre>`, signs);
}

/** Checks whether a text was left by the CLI's display, so that its signs are those of steps. */
export function isDisplay(text: string): boolean {
  return text.search(TIME) >= 0;
}

/**
 * Renders the lines of the CLI's display as HTML, with the sign and the end of each in the color of its state.
 *
 * @returns the lines, and a sign for each state that they have.
 */
export function renderDisplay(text: string) {
  const signs = new Map<Operation["state"], string>();
  const all = text.replaceAll(TIME, "").split("\n");
  const indent = Math.min(...all.map((line) => line.search(/\S|$/)));
  const lines = all.map((whole) => {
    const line = whole.slice(indent);
    const { edge = "", sign = "", call = "", end = "" } = LINE.exec(line)?.groups ?? {};
    if (sign === "") {
      return escapeHtml(line);
    }
    const state = readState(sign, end);
    const color = (part: string) => (part === "" ? "" : `<span class="step-${state}">${escapeHtml(part)}</span>`);
    signs.set(state, signs.get(state) ?? sign);
    return sign === "!" ? color(line) : `${edge}${color(sign)}${escapeHtml(call)}${color(end)}`;
  });
  return { html: lines.join("\n"), signs };
}

function readState(sign: string, end: string): Operation["state"] {
  if (sign === "✘" || sign === "!" || end === " ERROR") {
    return "failed";
  }
  return sign === "$" || end === " CACHED" ? "cached" : "done";
}

/** Draws the steps of a command as the terminal that a reader sees while it runs. */
export function renderTree(operations: readonly Operation[], command?: HtmlElement): HtmlElement {
  const signs = new Map(listStates(operations).map((state) => [state, OPERATION_STATES[state].sign]));
  return toTerminal("Steps of the run", command, renderSteps(operations), signs);
}

/** Joins the rows of a picture: the command, what came of it, and the meaning of the colors. */
function toTerminal(
  label: string,
  command: HtmlElement | undefined,
  body: string,
  signs: ReadonlyMap<Operation["state"], string>,
): HtmlElement {
  // The signs have the colors of the steps, because a gray dollar sign would look like a prompt.
  const legend = (Object.keys(MEANINGS) as Operation["state"][]).flatMap((state) => {
    const sign = signs.get(state);
    return sign === undefined ? [] : [`<span class="step-${state}">${sign}</span> ${MEANINGS[state]}`];
  });
  return {
    tagName: "div",
    attributes: { class: "code terminal", role: "group", "aria-label": label },
    innerHtml: `${command ? toHtml(command) : ""}${body}<p>${legend.join(" · ")}</p>`,
  };
}
