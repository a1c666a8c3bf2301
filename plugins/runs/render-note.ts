import type { Run } from "@docs/code";
import { paragraph } from "@docs/code/nodes";
import type { RunNote, Trace } from "@docs/runs";
import type { Paragraph } from "mdast";
import { STAND_INS_ID, toRunAddress } from "./addresses.ts";
import { describeDates, listTexts, nameLanguages, toNumber } from "./describe-run.ts";

/** Class of a note, which search and Ask AI leave out. */
const CLASS = "run-note";

/** Id of the home page, which leaves what stood in for images to the page of its run. */
const HOME = "index";

/**
 * Describes the run that the check of a block leads to; undefined if it wasn't run.
 *
 * @param page id of the page.
 */
export function describeCheck(note: RunNote, page: string): Run | undefined {
  const { state, section, languages } = note;
  return state === "run" ? { url: toAddress(page, section), title: `${describeRun(note)}.`, languages } : undefined;
}

/**
 * Renders the line below a program or a command that says what was different from a reader's own run; undefined if a check
 * says enough. The page of the run says more.
 *
 * @param page id of the page.
 * @param told what the notes above say, to which this one adds.
 */
export function renderNote(note: RunNote, page: string, told: Set<string>): Paragraph | undefined {
  const { state, section, exit, isScripted, hasNews } = note;
  if (state === "skipped") {
    return toNote(`Not run here. ${note.reason}`);
  }
  const isNewScript = isScripted && !told.has("script");
  told.add(isScripted ? "script" : "");
  const standIns = `[${describeStandIns(note)}](${toRunAddress(page)}#${STAND_INS_ID})`;
  const differences = listTexts([
    ...(exit === undefined ? [] : [`exit code ${exit}`]),
    ...(isNewScript ? ["a script in place of the model"] : []),
    ...(hasNews && page !== HOME ? [standIns] : []),
  ]);
  if (state === "loaded") {
    return toNote(`[${describeRun(note)}](${toAddress(page, section)})${differences && `, with ${differences}`}.`);
  }
  return differences ? toNote(`Run with ${differences}.`) : undefined;
}

function describeRun({ state, languages, dagger, dates }: RunNote): string {
  return [
    state === "loaded" ? "Loaded" : "Tested",
    ...(languages.length > 0 ? [`in ${nameLanguages(languages)}`] : []),
    ...(dagger === undefined ? [] : [`with Dagger ${toNumber(dagger)}`]),
    `on ${describeDates(dates)}`,
  ].join(" ");
}

function describeStandIns({ standIns }: RunNote): string {
  const [only = ""] = standIns;
  return standIns.length > 1 ? `stand-ins for ${standIns.length} images` : `a stand-in for ${only}`;
}

/**
 * Describes the run that the picture of a terminal was recorded in.
 *
 * @param page id of the page.
 */
export function describeTrace({ section, date }: Trace, page: string): Run {
  return { url: toAddress(page, section), title: `Tested: recorded on ${describeDates([date])}.`, languages: [] };
}

function toAddress(page: string, section: string): string {
  return `${toRunAddress(page)}${section === "" ? "" : `#${section}`}`;
}

function toNote(text: string): Paragraph {
  return { ...paragraph(text), data: { hProperties: { className: [CLASS] } } };
}
