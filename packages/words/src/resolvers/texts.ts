import { foreign, isResolution, type Resolver } from "../resolution.ts";

/** Texts that the product prints; the page may shorten them where a `…` of data/errors/messages.json stands. */
export const resolveMessage: Resolver = (word, { facts }) => {
  // One word is the beginning of many messages, and more likely a name of its own.
  const isWhole = !word.includes(" ");
  const message = facts.messages.find(({ text }) => (isWhole ? text === word : isPartOf(word, text)));
  return message && { kind: "message", targets: [message.text] };
};

function isPartOf(word: string, text: string): boolean {
  const escaped = text.split("…").map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  // Everything behind a placeholder may be left out.
  const [head = "", ...rest] = escaped;
  const tail = rest.reduceRight((inner, part) => `(?:\\s*.+?\\s*${part}${inner})?`, "");
  const start = head === "" ? (rest[0] ?? "") : head;
  return (
    new RegExp(`^${start}${tail}$`, "i").test(word) ||
    new RegExp(`^${escaped.join("\\s*.+?\\s*")}$`, "i").test(word) ||
    new RegExp(`^${start.replace(/[:.]$|\\\.$/, "")}$`, "i").test(word)
  );
}

/** Values in quotation marks, lists and pairs of JSON: their inside is resolved. */
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
