import { findElement, hasClass, isElement, listElements, readAttribute, readChildren, readText } from "@docs/content";
import type { RootContent } from "mdast";
import { type Context, type Element, sdkNames, type ToFlow } from "./context.ts";
import { toParagraph } from "./nodes.ts";

/** One of the choices of a block of tabs. */
interface Panel {
  readonly value: string;
  readonly label: string;
  readonly element: Element;
}

/**
 * Converts a block of tabs. A twin in one language shows the panel of that language alone, and says so when there is
 * none; whatever else the tabs offer, such as systems, is shown in full, each panel below its label.
 */
export function convertTabs(tabs: Element, context: Context, toFlow: ToFlow): RootContent[] {
  const panels = readPanels(tabs);
  const isLanguages = readAttribute(tabs, "data-tabs") === "sdk";
  const [first] = panels;
  if (!first) {
    return toFlow(readChildren(tabs), context);
  }
  if (isLanguages && context.sdk) {
    const own = panels.find(({ value }) => value === context.sdk);
    return own
      ? convertPanel(own, context, toFlow)
      : [...sayMissing(context.sdk, first), ...convertPanel(first, context, toFlow)];
  }
  // The fence around a signature names its language already.
  const isBare = hasClass(tabs, "member-signature");
  return panels.flatMap((panel) => [...(isBare ? [] : toLabel(panel.label)), ...convertPanel(panel, context, toFlow)]);
}

/** Checks whether the tabs of a page offer languages, which makes its twins differ. */
export function hasLanguages(body: Element): boolean {
  return listElements(body).some(
    (element) => readAttribute(element, "data-tabs") === "sdk" && readPanels(element).length > 0,
  );
}

function convertPanel({ element }: Panel, context: Context, toFlow: ToFlow): RootContent[] {
  return toFlow(element.tagName === "pre" ? [element] : readChildren(element), context);
}

function toLabel(label: string): RootContent[] {
  return toParagraph([{ type: "strong", children: [{ type: "text", value: `${label}:` }] }]);
}

function sayMissing(sdk: string, { value, label }: Panel): RootContent[] {
  const text = `${sdkNames[sdk] ?? sdk} isn't covered here; this is ${sdkNames[value] ?? label}:`;
  return toParagraph([{ type: "emphasis", children: [{ type: "text", value: text }] }]);
}

function readPanels(tabs: Element): Panel[] {
  const buttons = listElements(tabs).filter((element) => readAttribute(element, "role") === "tab");
  const labels = new Map(buttons.map((button) => [readAttribute(button, "data-value"), readText(button)]));
  return readChildren(tabs).flatMap((child) => {
    const value = isElement(child) ? readAttribute(child, "data-value") : undefined;
    if (!isElement(child) || value === undefined) {
      return [];
    }
    // Only the first panel is markup; the others are the text of `<noscript>`, with the same panel in it.
    const inner =
      child.tagName === "noscript"
        ? (findElement(child, (element) => readAttribute(element, "data-value") === value) ?? child)
        : child;
    const label = readAttribute(inner, "data-label") ?? labels.get(value) ?? sdkNames[value] ?? value;
    return [{ value, label, element: inner }];
  });
}
