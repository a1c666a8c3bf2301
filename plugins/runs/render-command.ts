import { highlight } from "@docs/code";
import { escapeHtml } from "@docs/pages";
import { findCommandPlan, type Plan, type RecordedStep, type Turn } from "@docs/runs";
import { languages } from "@docs/snippets";
import { isDisplay, renderDisplay, renderSteps } from "./render-steps.ts";

/** Lines of an output that are shown. The longest outputs list whole APIs, which nobody reads here. */
const MOST_LINES = 200;

/** Renders a recorded step as HTML. A command is a terminal, whose button copies what a reader types. */
export async function renderStep(step: RecordedStep, plan: Pick<Plan, "commands">): Promise<string> {
  const { kind, text } = step;
  if (kind !== "command") {
    return `<p class="run-file">${kind === "file" ? "File" : "Program"} <code>${escapeHtml(text)}</code></p>`;
  }
  const { shell = "shell", inside, skipped, operations = [], output = "", error = "" } = step;
  const command = await highlight(text, languages[shell]?.grammar);
  const parts = [
    `<pre tabindex="0"><code class="language-${shell}">${command}</code></pre>`,
    renderSteps(operations),
    renderText(output, "Output"),
    renderText(error, "Standard error"),
    renderConversation(step, plan),
    inside === undefined ? "" : `<p>Typed into the terminal of <code>${escapeHtml(inside)}</code>.</p>`,
    skipped === undefined ? "" : `<p>Not run here. ${escapeHtml(skipped)}</p>`,
  ];
  return `<div class="code terminal">${renderBar(step)}${parts.join("")}</div>`;
}

function renderBar({ shell = "shell", exit }: RecordedStep): string {
  const label = `<span class="code-language">${escapeHtml(languages[shell]?.label ?? shell)}</span>`;
  const end = exit === undefined ? "" : `<span${exit === 0 ? "" : ' class="step-failed"'}>exit code ${exit}</span>`;
  return `<div class="code-bar">${label}${end}<button type="button" class="code-copy">Copy</button></div>`;
}

function renderText(text: string, label: string): string {
  const lines = text.trimEnd().split("\n");
  const rest = lines.length - MOST_LINES;
  const shown = lines.slice(0, MOST_LINES).join("\n");
  const more = rest > 0 ? `\n… and ${rest} more lines` : "";
  const html = isDisplay(text) ? renderDisplay(shown + more).html : escapeHtml(shown + more);
  return text.trim() === "" ? "" : `<p>${label}</p><pre tabindex="0">${html}</pre>`;
}

/** Renders what a scripted model said and called, and what it got. */
function renderConversation({ section, text, model }: RecordedStep, plan: Pick<Plan, "commands">): string {
  if (model === undefined) {
    return "";
  }
  const turns = findCommandPlan({ code: text, section }, plan).model ?? [];
  const results = [...model.results];
  const lines = turns.map((turn, index) => {
    const result = "call" in turn ? results.shift() : undefined;
    const below = result === undefined ? "" : `<pre tabindex="0">${escapeHtml(result)}</pre>`;
    return `<li><b>${index + 1}</b> <span>${escapeHtml(describeTurn(turn))}</span>${below}</li>`;
  });
  const { tools } = model;
  const offer =
    tools.length === 0
      ? ""
      : `<details><summary>Tools that it was offered: ${tools.length}</summary><p>${escapeHtml(tools.join(", "))}</p></details>`;
  return `<p>A script replied in place of a model.</p>${offer}<ol class="steps">${lines.join("")}</ol>`;
}

function describeTurn(turn: Turn): string {
  return "call" in turn ? `calls ${turn.call} with ${JSON.stringify(turn.with)}` : `says: ${turn.say}`;
}
