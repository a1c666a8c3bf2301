import { isJsx, placeOf, readAttributes, textOf } from "@docs/pages";
import type { Nodes } from "mdast";
import type { PageRule } from "../rule.ts";

/** Checks that each glossary term's heading is the term itself, because cards and word links lead there. */
export const checkGlossaryHeadings: PageRule = ({ written }) => {
  let heading: Nodes | undefined;
  return written.children.flatMap((node) => {
    if (node.type === "heading") {
      heading = node;
    }
    const name = isJsx(node) && node.name === "GlossaryTerm" ? (readAttributes(node).get("name") ?? "") : undefined;
    const text = heading ? textOf(heading).trim() : "";
    const found = `Unexpected heading "${text}" of the term "${name}"`;
    const fix = "Write the term as data/glossary/terms.json has it.";
    return name === undefined || name === text
      ? []
      : [{ ...placeOf(heading ?? node), found, expected: `"${name}"`, fix }];
  });
};
