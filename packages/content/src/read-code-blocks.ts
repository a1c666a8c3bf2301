import { type Element, findElement, hasClass, readAttribute, readText } from "./html.ts";
import type { CodeBlock } from "./page.ts";

/** A code block whose position isn't known yet. */
type FoundCode = Omit<CodeBlock, "line" | "choice">;

/** Returns the code of an element that is a code block; undefined for any other element. */
export function readCodeBlocks(element: Element, sdk: string | undefined): FoundCode[] | undefined {
  if (element.tagName === "pre") {
    return [readCode(element, sdk, undefined)];
  }
  return hasClass(element, "code") ? readTitledCode(element, sdk) : undefined;
}

function readTitledCode(block: Element, language: string | undefined): FoundCode[] {
  const title = findElement(block, (element) => hasClass(element, "code-title"));
  const label = findElement(block, (element) => hasClass(element, "code-language"));
  const pre = findElement(block, ({ tagName }) => tagName === "pre");
  const named = label && readText(label).toLowerCase().replaceAll(" ", "-");
  return pre ? [readCode(pre, named ?? language, title && readText(title))] : [];
}

function readCode(pre: Element, language: string | undefined, title: string | undefined): FoundCode {
  // A bare block is the signature of a symbol, or how a command is called. Lists of functions name its language.
  const found = language ?? readAttribute(pre, "data-value") ?? readLanguageClass(pre) ?? "text";
  return { language: found, ...(title ? { title } : {}), code: readText(pre).replace(/\s+$/, "") };
}

function readLanguageClass(pre: Element): string | undefined {
  const code = findElement(pre, ({ tagName }) => tagName === "code");
  return /\blanguage-(\S+)/.exec((code && readAttribute(code, "class")) ?? "")?.[1];
}
