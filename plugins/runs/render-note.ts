import { isJsx } from "@docs/pages";
import type { RunNote } from "@docs/runs";
import type { Paragraph, PhrasingContent } from "mdast";
import { toRunAddress } from "./addresses.ts";
import { describeDates, listLanguages, toNumber } from "./describe-run.ts";
import { describeStandIn } from "./stand-ins.ts";

/** Class of a note, which search and Ask AI leave out. */
const CLASS = "run-note";

/** Class of a note that says only with which release and when; it's shown as a node at its block. */
const BRIEF_CLASS = "run-brief";

/**
 * Renders the lines below a program or a command: with which release and when it was run, and each thing that wasn't as
 * on the reader's machine.
 *
 * @param page id of the page.
 */
export function renderNote(note: RunNote, page: string): Paragraph {
  if (isBrief(note)) {
    const sentence = `${describeRun(note)}.`;
    const url = toAddress(note, page);
    const link: PhrasingContent = { type: "link", url, title: sentence, children: [{ type: "text", value: sentence }] };
    return { type: "paragraph", data: { hProperties: { className: [CLASS, BRIEF_CLASS] } }, children: [link] };
  }
  const children: PhrasingContent[] =
    note.state === "skipped"
      ? [{ type: "text", value: `Not run here. ${note.reason}` }]
      : [
          {
            type: "link",
            url: toAddress(note, page),
            children: [{ type: "text", value: describeRun(note) }],
          },
          { type: "text", value: describeEnd(note) },
          ...listDifferences(note).flatMap((value): PhrasingContent[] => [{ type: "break" }, { type: "text", value }]),
        ];
  return { type: "paragraph", data: { hProperties: { className: [CLASS] } }, children };
}

/** Checks whether a note has nothing that a reader must know before running the same. */
function isBrief({ state, languages, exit, standIns, isScripted }: RunNote): boolean {
  return state === "run" && languages.length === 0 && exit === undefined && standIns.length === 0 && !isScripted;
}

function toAddress({ section }: RunNote, page: string): string {
  return `${toRunAddress(page)}${section === "" ? "" : `#${section}`}`;
}

function describeRun({ state, languages, dagger, dates }: RunNote): string {
  return [
    state === "loaded" ? "Loaded" : "Run",
    ...(languages.length > 0 ? [`in ${listLanguages(languages)}`] : []),
    ...(dagger === undefined ? [] : [`with Dagger ${toNumber(dagger)}`]),
    `on ${describeDates(dates)}`,
  ].join(" ");
}

function describeEnd({ exit, standIns, parent }: RunNote): string {
  const count = isOpening(parent) ? standIns.length : 0;
  return [
    ...(exit === undefined ? [] : [`, with exit code ${exit}`]),
    ...(count > 0 ? [`, with stand-ins for ${count} images`] : []),
    ".",
  ].join("");
}

function listDifferences({ standIns, isScripted, parent }: RunNote): readonly string[] {
  return [
    ...(isScripted ? ["A script replied in place of a model."] : []),
    ...(isOpening(parent) ? [] : standIns.map(describeStandIn)),
  ];
}

/** Checks whether a note is in the opening of the home page, which leaves the names of images to the page of the run. */
function isOpening(parent: RunNote["parent"]): boolean {
  return isJsx(parent) && parent.name === "HeroRun";
}
