import type { RunNote } from "@docs/runs";
import type { Paragraph, PhrasingContent } from "mdast";
import { STAND_INS_ID, toRunAddress } from "./addresses.ts";
import { describeDates, listLanguages, toNumber } from "./describe-run.ts";

/** Class of a note, which search and Ask AI leave out. */
const CLASS = "run-note";

/** Class of a note that tells nothing new; it's shown as a sign in its block. */
const BRIEF_CLASS = "run-brief";

/**
 * Renders the line below a program or a command: with which release and when it was run, and that not everything was as
 * on the reader's machine. The page of the run says more.
 *
 * @param page id of the page.
 */
export function renderNote(note: RunNote, page: string): Paragraph {
  const isOneLink = isBrief(note);
  const className = isOneLink ? [CLASS, BRIEF_CLASS] : [CLASS];
  const address = toRunAddress(page);
  const section = `${address}${note.section === "" ? "" : `#${note.section}`}`;
  const standIns = describeStandIns(note);
  const children =
    note.state === "skipped"
      ? [text(`Not run here. ${note.reason}`)]
      : isOneLink
        ? [{ ...link(section, `${describeRun(note)}.`), title: `${describeRun(note)}.` }]
        : [
            link(section, describeRun(note)),
            text(describeEnd(note)),
            ...(standIns === "" ? [] : [text(", with "), link(`${address}#${STAND_INS_ID}`, standIns)]),
            text("."),
          ];
  return { type: "paragraph", data: { hProperties: { className } }, children };
}

/** Checks whether a note has nothing that a reader must know before running the same, or knows from another note. */
function isBrief({ state, languages, exit, hasNews, isScripted }: RunNote): boolean {
  return state === "run" && languages.length === 0 && exit === undefined && !hasNews && !isScripted;
}

function describeRun({ state, languages, isInOneOfSeveral, dagger, dates }: RunNote): string {
  // Below the tabs of a program, "in Java" would be a riddle to those who read it in Go.
  const only = isInOneOfSeveral && languages.length === 1 ? "only " : "";
  return [
    state === "loaded" ? "Loaded" : "Run",
    ...(languages.length > 0 ? [`${only}in ${listLanguages(languages)}`] : []),
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

function text(value: string): PhrasingContent {
  return { type: "text", value };
}

function link(url: string, value: string): PhrasingContent {
  return { type: "link", url, children: [text(value)] };
}
