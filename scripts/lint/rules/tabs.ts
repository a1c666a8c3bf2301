import { childrenOf, describeChoices, type Fault, isJsx, type JsxElement, placeOf, readAttributes } from "@docs/pages";
import type { Nodes } from "mdast";
import type { Markup, PageFault, PageRule } from "../rule.ts";

/**
 * Checks that the groups, values, and labels of tabs are those in `data/pages/markup.json`.
 *
 * A reader's choice is remembered for the whole site, so a misspelled value would never be selected.
 */
export const checkTabs: PageRule = ({ written }, { markup }) => checkChildren(written, undefined, markup);

function checkChildren(parent: Nodes, tabs: JsxElement | undefined, markup: Markup): PageFault[] {
  return childrenOf(parent).flatMap((node): PageFault[] => {
    const fault = isJsx(node) ? checkElement(node, tabs, markup) : undefined;
    const around = isJsx(node) && node.name === "Tabs" ? node : tabs;
    const inner = checkChildren(node, around, markup);
    return fault ? [{ ...placeOf(node), ...fault }, ...inner] : inner;
  });
}

function checkElement(element: JsxElement, parent: JsxElement | undefined, { tabs }: Markup): Fault | undefined {
  const fix = "Correct it, or add it to the tabs of data/pages/markup.json.";
  const { group = "", value = "", label = "" } = Object.fromEntries(readAttributes(element));
  if (element.name === "Tabs" && !Object.hasOwn(tabs, group)) {
    return { found: `Unexpected group "${group}" of <Tabs>`, expected: describeChoices(group, Object.keys(tabs)), fix };
  }
  if (element.name !== "Tab") {
    return undefined;
  }
  if (parent === undefined) {
    return { found: "Unexpected <Tab> outside of <Tabs>", expected: '<Tabs group="…"> around it', fix: "Add it." };
  }
  const values = tabs[readAttributes(parent).get("group") ?? ""];
  if (values !== undefined && !Object.hasOwn(values, value)) {
    return {
      found: `Unexpected value "${value}" of <Tab>`,
      expected: describeChoices(value, Object.keys(values)),
      fix,
    };
  }
  const expected = values?.[value];
  return expected === undefined || label === expected || isCommand(label)
    ? undefined
    : { found: `Unexpected label "${label}" of the tab ${value}`, expected: `"${expected}"`, fix };
}

/** Returns whether a label is a command, because a tab may be named after the command inside it. */
function isCommand(label: string): boolean {
  return /^dagger [a-z]/.test(label);
}
