import { escapePattern } from "@docs/pages";
import { foreign, isResolution, type Resolver } from "../resolution.ts";

/** Resolves texts that the product prints. Pages may shorten them wherever data/errors/messages.json contains a `…`. */
export const resolveMessage: Resolver = (word, { facts }) => {
  // A single word begins many messages, and is more likely a separate name.
  const isWhole = !word.includes(" ");
  const message = facts.messages.find(({ text }) => (isWhole ? text === word : isPartOf(word, text)));
  return message && { kind: "message", targets: [message.text] };
};

function isPartOf(word: string, text: string): boolean {
  const escaped = text.split("…").map((part) => escapePattern(part.trim()));
  // Everything after a placeholder may be omitted.
  const [head = "", ...rest] = escaped;
  const tail = rest.reduceRight((inner, part) => `(?:\\s*.+?\\s*${part}${inner})?`, "");
  const start = head === "" ? (rest[0] ?? "") : head;
  return (
    new RegExp(`^${start}${tail}$`, "i").test(word) ||
    new RegExp(`^${escaped.join("\\s*.+?\\s*")}$`, "i").test(word) ||
    new RegExp(`^${start.replace(/[:.]$|\\\.$/, "")}$`, "i").test(word)
  );
}

/** Resolves JSON values in quotation marks, lists, and pairs by their contents. */
export const resolveJson: Resolver = (word, { resolve, index }) => {
  const text = /^"(?<text>[^"]*)"$/.exec(word)?.groups?.text;
  if (text !== undefined) {
    const inner = resolve(text);
    return isResolution(inner) ? inner : foreign(word);
  }
  if (/^\[".*"\]$/.test(word)) {
    return foreign(word);
  }
  if (!/^\{?\s*"[\w$-]+":\s/.test(word)) {
    return undefined;
  }
  const keys = [...word.matchAll(/"(?<key>[\w$-]+)":/g)].map(({ groups }) => groups?.key ?? "");
  const unknown = keys.filter((key) => index.get(key)?.kind !== "configuration key" && !index.has(key));
  return unknown.length > 0 ? undefined : { kind: "configuration key", targets: keys };
};
