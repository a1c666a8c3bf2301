import { isJsx } from "@docs/pages";
import { type RunNote, TERMINAL_LANGUAGE, TREE_LANGUAGE, type Trace } from "@docs/runs";
import type { Nodes, Paragraph, PhrasingContent } from "mdast";
import { STAND_INS_ID, toRunAddress } from "./addresses.ts";
import { describeDates, nameLanguages, toNumber } from "./describe-run.ts";

/** Class of a note in words. Search and Ask AI leave out both kinds. */
const CLASS = "run-note";

/** Class of a note that tells nothing new; it's shown as a sign in its block, which has to be a command or an output. */
const BRIEF_CLASS = "run-brief";

/**
 * Renders the line below a program or a command: with which release and when it was run, and that not everything was as
 * on the reader's machine. The page of the run says more.
 *
 * @param page id of the page.
 * @param told what the notes above say, to which this one adds.
 */
export function renderNote(note: RunNote, page: string, told: Set<string>): Paragraph {
  const title = `${describeRun(note)}${describeEnd(note)}.`;
  const isOneLink = isBrief(note, told.has(title));
  told.add(title);
  const className = [isOneLink ? BRIEF_CLASS : CLASS];
  const address = toRunAddress(page);
  const section = `${address}${note.section === "" ? "" : `#${note.section}`}`;
  const standIns = describeStandIns(note);
  const children =
    note.state === "skipped"
      ? [text(`Not run here. ${note.reason}`)]
      : isOneLink
        ? [{ ...link(section, title), title }]
        : [
            link(section, describeRun(note)),
            text(describeEnd(note)),
            ...(standIns === "" ? [] : [text(", with "), link(`${address}#${STAND_INS_ID}`, standIns)]),
            text("."),
          ];
  return { type: "paragraph", data: { hProperties: { className } }, children };
}

/** Checks whether a note has nothing that a reader must know before running the same, or knows from another note. */
function isBrief(note: RunNote, isRepeated: boolean): boolean {
  const { state, languages, exit, hasNews, isScripted, after } = note;
  const isKnown = isRepeated || (languages.length === 0 && !isScripted);
  return state === "run" && exit === undefined && isKnown && !hasNews && !isPicture(after);
}

/** Checks whether a block is a program or the picture of a terminal: it has no room for a sign, so its note is in words. */
function isPicture(node: Nodes): boolean {
  return node.type === "code"
    ? node.lang === TREE_LANGUAGE || node.lang === TERMINAL_LANGUAGE
    : isJsx(node) && node.name === "Snippet";
}

function describeRun({ state, languages, dagger, dates }: RunNote): string {
  return [
    state === "loaded" ? "Loaded" : "Run",
    ...(languages.length > 0 ? [`in ${nameLanguages(languages)}`] : []),
    ...(dagger === undefined ? [] : [`with Dagger ${toNumber(dagger)}`]),
    `on ${describeDates(dates)}`,
  ].join(" ");
}

function describeEnd({ exit, isScripted }: RunNote): string {
  return [
    ...(exit === undefined ? [] : [`, with exit code ${exit}`]),
    ...(isScripted ? [", with a script in place of the model"] : []),
  ].join("");
}

function describeStandIns({ standIns }: RunNote): string {
  const [only = ""] = standIns;
  return standIns.length > 1 ? `stand-ins for ${standIns.length} images` : only && `a stand-in for ${only}`;
}

/**
 * Renders the line below the picture of a terminal whose command is elsewhere on the page, with the note on its run.
 *
 * @param page id of the page.
 */
export function renderSource({ section, date }: Trace, page: string): Paragraph {
  const recorded = link(`${toRunAddress(page)}#${section}`, `Recorded on ${describeDates([date])}`);
  return { type: "paragraph", data: { hProperties: { className: [CLASS] } }, children: [recorded, text(".")] };
}

function text(value: string): PhrasingContent {
  return { type: "text", value };
}

function link(url: string, value: string): PhrasingContent {
  return { type: "link", url, children: [text(value)] };
}
