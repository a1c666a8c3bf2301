import { splitCells } from "./code-words.tsx";
import type { QuotedPart } from "./group-parts.ts";

type Quote = Extract<QuotedPart, { readonly type: "quote" }>;

/**
 * Finds the text that tells what's in a folded passage: its item or row that answers, how it begins, or else what leads
 * into its program. A step, a row of a table, or a sentence about something below says less, so each of them is a last
 * resort, and the head of a table says least.
 */
export function findFirstWords(parts: readonly QuotedPart[]): Quote | undefined {
  const quotes = parts.filter((part) => part.type === "quote");
  const program = parts.findIndex(({ type }) => type === "code");
  const leadIn = quotes.findLast((quote) => parts.indexOf(quote) < program);
  const [first] = quotes;
  const wanted = [first?.item ? undefined : first, leadIn, ...quotes.filter(({ item }) => !item), ...quotes];
  return (
    quotes.find(({ isMatch }) => isMatch) ??
    wanted.find((quote) => quote !== undefined && standsAlone(quote)) ??
    quotes[1] ??
    first
  );
}

function standsAlone(quote: Quote): boolean {
  const [sentence = ""] = quote.text.split(/(?<=[.:?!])\s/, 1);
  return splitCells(quote).length === 1 && !/\bbelow\b/i.test(sentence);
}
