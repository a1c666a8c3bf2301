import { childrenOf, placeOf, textOf } from "@docs/pages";
import type { Nodes } from "mdast";
import type { PageFault, PageRule } from "../rule.ts";

const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A sentence that introduces a list with the number of items: "Three types take part:", "There are four:". */
const OPENS_LIST = new RegExp(
  `^(?:There are )?(?<number>${NUMBERS.slice(2).join("|")})(?: (?<noun>[a-z-]+)[^.:\\d]*)?:$`,
  "i",
);

/** Checks that a number right before a list or table matches the number of items: "Three types take part:". */
export const checkItemCounts: PageRule = ({ tree }) => readNode(tree);

function readNode(node: Nodes): readonly PageFault[] {
  const children = childrenOf(node);
  return children.flatMap((child, index) => [
    ...(child.type === "paragraph" ? checkPair(child, children[index + 1]) : []),
    ...readNode(child),
  ]);
}

function checkPair(paragraph: Nodes, next: Nodes | undefined): readonly PageFault[] {
  const last =
    textOf(paragraph)
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? "";
  const { number = "", noun = "items" } = OPENS_LIST.exec(last)?.groups ?? {};
  const count = countItems(next);
  if (number === "" || count === undefined || NUMBERS[count] === number.toLowerCase()) {
    return [];
  }
  return [
    {
      ...placeOf(paragraph),
      found: `Unexpected "${number} ${noun}" before ${count} ${next?.type === "table" ? "rows" : "items"}`,
      expected: `"${NUMBERS[count] ?? count} ${noun}"`,
      fix: "Correct the number, add what is missing, or end the sentence without a colon if it counts something else.",
    },
  ];
}

function countItems(node: Nodes | undefined): number | undefined {
  if (node?.type === "list") {
    return node.children.length;
  }
  return node?.type === "table" ? node.children.length - 1 : undefined;
}
