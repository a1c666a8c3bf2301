import { isJsx } from "@docs/pages";
import type { RunNote } from "@docs/runs";
import type { Paragraph, PhrasingContent } from "mdast";
import { toRunAddress } from "./addresses.ts";
import { describeDates, listLanguages, toNumber } from "./describe-run.ts";
import { describeStandIn } from "./stand-ins.ts";

/** Class of a note, which search and Ask AI leave out. */
const CLASS = "run-note";

/**
 * Renders the lines below a program or a command: with which release and when it was run, and each thing that wasn't as
 * on the reader's machine.
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
          { type: "text", value: describeEnd(note) },
          ...listDifferences(note).flatMap((value): PhrasingContent[] => [{ type: "break" }, { type: "text", value }]),
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
