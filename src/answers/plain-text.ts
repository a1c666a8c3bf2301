import type { AnswerPart, Exchange } from "@docs/answers/types";
import { cleanText } from "./clean-text.ts";
import type { Turn } from "./turn.ts";

/** Gives an answer as plain text, for the clipboard, for listeners, and for the provider's memory of what was said. */
export function toPlainText({ parts }: Pick<Turn, "parts">): string {
  return parts.map((part) => cleanText(readText(part)).trim()).join("\n\n");
}

/** Gives an exchange as a provider gets it. */
export function toExchange(turn: Turn): Exchange {
  return { question: turn.question, sources: turn.sources, text: toPlainText(turn) };
}

/**
 * Gives an answer for the clipboard: its text with the numbers of its sources, and their addresses below.
 *
 * @param toAddress gives the whole address of a source, or nothing where it has none that a link may have.
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
