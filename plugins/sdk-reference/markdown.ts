import type { Field, Method } from "./declarations.ts";
import type { MethodUse } from "./symbols.ts";

/**
 * Makes prose safe in MDX: what would open an expression, a tag, a link or emphasis is escaped. Inline code, the only
 * markup that the texts of the reference use, stays as it is.
 *
 * @example escapeMdx("a <b> in `{c}`") // "a \\<b\\> in `{c}`"
 */
export function escapeMdx(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replace(/[\\{}<>*_[\]~#|]|:(?=\w)/g, "\\$&")))
    .join("");
}

/** Inline code. Source of types holds no backtick, so one on either side is enough. */
export function code(source: string): string {
  return `\`${source}\``;
}

export function link(text: string, url: string): string {
  return `[${text}](${url})`;
}

/**
 * Link to a method, named as `Class.method`. Links to symbols are plain text throughout the reference: code inside
 * each would double their elements, of which the large classes have more than enough.
 */
export function linkUse({ owner, method, url }: MethodUse): string {
  return link(`${owner.title}.${method.name}`, url);
}

/** A heading whose address stays the same when its text changes. */
export function heading(level: 2 | 3, text: string, id: string): string {
  return `${"#".repeat(level)} ${text} {#${id}}`;
}

/** Longest signature that stays on one line; a longer one scrolls sideways on a phone. */
const LINE_WIDTH = 90;

/**
 * Writes a method as its type, one argument a line when it is long.
 *
 * @example formatSignature(withUser) // "withUser(name: string): Container"
 */
export function formatSignature({ name, parameters, returns }: Method, width = LINE_WIDTH): string {
  const list = parameters.map(formatField);
  const line = `${name}(${list.join(", ")}): ${returns}`;
  return line.length <= width || list.length === 0
    ? line
    : `${name}(\n${list.map((parameter) => `  ${parameter},\n`).join("")}): ${returns}`;
}

/** Writes `name: type`, with the question mark of what may be left out. */
export function formatField({ name, type, isOptional }: Field): string {
  return `${name}${isOptional ? "?" : ""}: ${type}`;
}

/** A signature: highlighted, without the bar and button of a program. */
export function signature(source: string): string {
  return `\`\`\`typescript bare\n${source}\n\`\`\``;
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/** A table; cells are Markdown, in which a bar would end the cell even inside code. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [
    head,
    head.map(() => "---"),
    ...rows.map((row) => row.map((cell) => cell.replace(/(?<!\\)\|/g, "\\|"))),
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Joins blocks with blank lines and leaves out the empty ones. */
export function blocks(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part).join("\n\n");
}

/**
 * Shortens prose for descriptions of pages: to whole sentences, or to whole words where the first sentence is long.
 *
 * @example clip("One two. Three four.", 10) // "One two."
 * @example clip("One two three", 9) // "One two…"
 */
export function clip(text: string, limit: number): string {
  const plain = text.replaceAll("`", "");
  if (plain.length <= limit) {
    return plain;
  }
  const sentences = /^.*[.!?](?=\s)/.exec(plain.slice(0, limit + 1))?.[0] ?? "";
  // A short first sentence, such as a name, would say too little alone.
  return sentences.length > limit / 2 ? sentences : `${plain.slice(0, limit).replace(/[\s,;:.]+\S*$/, "")}…`;
}
