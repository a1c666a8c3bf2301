import { findElement, isElement, readChildren, readText } from "@docs/content";
import { capitalize, toPascal } from "@docs/facts/spellings";
import type { List, ListItem, PhrasingContent } from "mdast";
import type { Element } from "./context.ts";

type ToPhrasing = (nodes: ReturnType<typeof readChildren>) => PhrasingContent[];

/** Converts rows of parameters to a list: each name and what belongs to it, with its description behind a colon. */
export function convertParameters(rows: Element, toPhrasing: ToPhrasing, sdk: string | undefined): List {
  const cells = readChildren(rows).filter((child): child is Element => isElement(child));
  const children = cells.flatMap((cell, index): ListItem[] => {
    const text = cells[index + 1];
    return cell.tagName === "dt" && text ? [toItem(cell, text, toPhrasing, sdk)] : [];
  });
  return { type: "list", ordered: false, spread: false, children };
}

function toItem(name: Element, text: Element, toPhrasing: ToPhrasing, sdk: string | undefined): ListItem {
  // The first child is a link to the row, which a twin has no address for.
  const [link, ...facts] = readChildren(name);
  const isRequired = findElement(name, ({ tagName }) => tagName === "b") !== undefined;
  const option = sdk && !isRequired ? SPELL_OPTION[sdk] : undefined;
  const words = link && isElement(link) ? readChildren(link) : [];
  const children: PhrasingContent[] = [
    ...(option && link ? [{ type: "inlineCode", value: option(readText(link)) } as const] : toPhrasing(words)),
    { type: "text", value: " " },
    ...toPhrasing(facts),
    { type: "text", value: ": " },
    ...toPhrasing(readChildren(text)),
  ];
  return { type: "listItem", spread: false, children: [{ type: "paragraph", children }] };
}

/** How languages spell an option whose name their signature leaves to a type of options. */
const SPELL_OPTION: Readonly<Record<string, (name: string) => string>> = {
  go: toPascal,
  java: (name) => `with${capitalize(name)}`,
};
