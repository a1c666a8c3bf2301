import type { AnswerPart, Exchange } from "@docs/answers/types";
import { cleanText } from "./clean-text.ts";
import type { Turn } from "./turn.ts";

/** Returns an answer as plain text, for the clipboard, for screen readers, and for the history sent to the provider. */
export function toPlainText({ parts }: Pick<Turn, "parts">): string {
  return parts.map((part) => cleanText(readText(part)).trim()).join("\n\n");
}

/** Returns an exchange in the form that a provider expects. */
export function toExchange(turn: Turn): Exchange {
  return { question: turn.question, sources: turn.sources, text: toPlainText(turn) };
}

/**
 * Returns an answer for the clipboard: its text with source numbers, followed by the sources' addresses.
 *
 * @param toAddress returns the full address of a source, or undefined if it has none that's safe to link to.
 */
export function toClipboardText(turn: Turn, toAddress: (url: string) => string | undefined): string {
  const text = turn.parts
    .map((part) => cleanText(readText(part)).trim() + (part.type === "quote" ? ` [${part.source + 1}]` : ""))
    .join("\n\n");
  const sources = turn.sources.map(({ title, url }, index) =>
    [`[${index + 1}]`, cleanText(title), toAddress(url) ?? ""].join(" ").trim(),
  );
  return [text, sources.join("\n")].filter((block) => block !== "").join("\n\n");
}

function readText(part: AnswerPart): string {
  return part.type === "code" ? part.code : part.text;
}
