import type { RunNote } from "@docs/runs";
import type { Paragraph, PhrasingContent } from "mdast";
import { toRunAddress } from "./addresses.ts";
import { describeDates, listLanguages, toNumber } from "./describe-run.ts";
import { describeStandIn } from "./stand-ins.ts";

/** Class of a note, which search and Ask AI leave out. */
const CLASS = "run-note";

/**
 * Renders the line below a program or a command: with which release and when it was run, and what wasn't as on the
 * reader's machine.
 *
 * @param page id of the page.
 */
export function renderNote(note: RunNote, page: string): Paragraph {
  const children: PhrasingContent[] =
    note.state === "skipped"
      ? [{ type: "text", value: `Not run here. ${note.reason}` }]
      : [
          {
            type: "link",
            url: `${toRunAddress(page)}${note.section === "" ? "" : `#${note.section}`}`,
            children: [{ type: "text", value: describeRun(note) }],
          },
          { type: "text", value: describeRest(note) },
        ];
  return { type: "paragraph", data: { hProperties: { className: [CLASS] } }, children };
}

function describeRun({ state, languages, dagger, dates }: RunNote): string {
  return [
    state === "loaded" ? "Loaded" : "Run",
    ...(languages.length > 0 ? [`in ${listLanguages(languages)}`] : []),
    ...(dagger === undefined ? [] : [`with Dagger ${toNumber(dagger)}`]),
    `on ${describeDates(dates)}`,
  ].join(" ");
}

function describeRest({ exit, standIns, isScripted }: RunNote): string {
  return [
    exit === undefined ? "." : `, with exit code ${exit}.`,
    ...(isScripted ? ["A script replied in place of a model."] : []),
    ...standIns.map(describeStandIn),
  ].join(" ");
}
