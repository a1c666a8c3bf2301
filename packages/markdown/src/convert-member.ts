import { findElement, hasClass, isElement, listElements, readAttribute, readChildren, readText } from "@docs/content";
import type { PhrasingContent, RootContent } from "mdast";
import { type Context, type Element, isControl, type PageNode, type ToFlow } from "./context.ts";
import { toHeading, toParagraph } from "./nodes.ts";
import { toPhrasing } from "./to-phrasing.ts";

/**
 * Converts one function of a type: its name becomes a heading, so that it can be found and cut out. A twin in one
 * language spells the function and its arguments as that language's signature does, and leaves out the line about
 * where the function is used, whose links are a third of such a page.
 */
export function convertMember(member: Element, context: Context, toFlow: ToFlow): RootContent[] {
  const summary = findElement(member, ({ tagName }) => tagName === "summary");
  const name = summary && findElement(summary, ({ tagName }) => tagName === "code");
  const spell = context.sdk ? createSpeller(readSignature(member, context.sdk)) : undefined;
  const inside: Context = { ...context, spell };
  const rest = readChildren(member).filter((child) => child !== summary && !(context.sdk && isUses(child)));
  const meaning = summary ? readChildren(summary).filter((child) => child !== name) : [];
  return [
    ...(name && summary
      ? [toHeading(context.memberDepth, [toName(readText(name, isControl), spell)], readAttribute(summary, "id"))]
      : []),
    ...toParagraph(toPhrasing(meaning, inside)),
    ...toFlow(rest, inside),
  ];
}

function toName(name: string, spell: Context["spell"]): PhrasingContent {
  // PHP's `$` marks an argument of the same name.
  return { type: "inlineCode", value: (spell?.(name) ?? name).replace(/^\$/, "") };
}

/** Recognizes the last paragraph of a function: the pages that use it, and its other addresses. */
function isUses(node: PageNode): boolean {
  return isElement(node) && node.tagName === "p" && /link to this function\.?\s*$/.test(readText(node));
}

function readSignature(member: Element, sdk: string): string {
  const signature = listElements(member).find(
    (element) => hasClass(element, "code-bare") && readAttribute(element, "data-value") === sdk,
  );
  return signature ? readText(signature) : "";
}

/**
 * Returns a function that spells a name of the API as a signature does: `useEntrypoint` is `use_entrypoint` in Python and
 * `withUseEntrypoint` in Java. A name that the signature doesn't have stays as it is.
 */
export function createSpeller(signature: string): (name: string) => string {
  const spellings = new Map<string, string>();
  const words = [...signature.matchAll(/\w+/g)].map(([word]) => word);
  const options = [...signature.matchAll(/\.(with\w+)/g)].map(([, word = ""]) => word);
  const marked = [...signature.matchAll(/\$\w+/g)].map(([word]) => word);
  // Later ones win: words from the last to the first, Java's methods that set an argument, and PHP's marked arguments.
  for (const word of [...words.reverse(), ...marked]) {
    spellings.set(toPlain(word), word);
  }
  for (const option of options) {
    spellings.set(toPlain(option.slice("with".length)), option);
  }
  return (name) => {
    const spelled = /^[a-z]\w*$/i.test(name) ? spellings.get(toPlain(name)) : undefined;
    const isType = spelled !== undefined && spelled.toLowerCase() === name.toLowerCase() && words.includes(name);
    return spelled === undefined || isType ? name : spelled;
  };
}

function toPlain(name: string): string {
  return name.replace(/[$_]/g, "").toLowerCase();
}
