import { placeOf } from "@docs/pages";
import type { PageRule } from "../rule.ts";

/** Checks that a page begins with text that says what the reader will get, not with a heading or a list. */
export const checkOpening: PageRule = ({ tree }) => {
  const first = tree.children.find(({ type }) => type !== "yaml" && type !== "mdxFlowExpression");
  if (first === undefined || !["heading", "list", "table", "code"].includes(first.type)) {
    return [];
  }
  return [
    {
      ...placeOf(first),
      found: `Unexpected ${first.type} at the beginning`,
      expected: "a paragraph",
      fix: "Say in two sentences what the reader gets and when they need it.",
    },
  ];
};
