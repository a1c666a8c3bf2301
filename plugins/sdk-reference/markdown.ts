import { linkTypes } from "@docs/code";
import { isWide } from "@docs/code/block";
import type { Field, Method } from "./declarations.ts";
import type { MethodUse } from "./symbols.ts";

/**
 * Escapes prose for MDX: anything that would start an expression, a tag, a link, or emphasis. Inline code, the only
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

/** Returns inline code. The source of a type contains no backticks, so one on either side is enough. */
export function code(source: string): string {
  return `\`${source}\``;
}

/** Returns a link. */
export function link(text: string, url: string): string {
  return `[${text}](${url})`;
}

/**
 * Returns a link to a method, named as `Class.method`. Links to symbols are plain text throughout the reference,
 * because code inside each of them would double their elements, and the large classes already have more than enough.
 */
export function linkUse({ owner, method, url }: MethodUse): string {
  return link(`${owner.title}.${method.name}`, url);
}

/** Returns a heading whose ID stays the same when its text changes. */
export function heading(level: 2 | 3, text: string, id: string): string {
  return `${"#".repeat(level)} ${text} {#${id}}`;
}

/**
 * Formats a method's signature, with one parameter per line if there are several.
 *
 * @param formatType formats the types in it.
 * @example formatSignature(withUser) // "withUser(name: string): Container"
 */
export function formatSignature(
  { name, parameters, returns }: Method,
  formatType: (type: string) => string = (type) => type,
): string {
  const list = parameters.map((field) => formatField(field, formatType));
  const end = `: ${formatType(returns)}`;
  return list.length < 2
    ? `${name}(${list.join("")})${end}`
    : `${name}(\n${list.map((parameter) => `  ${parameter},\n`).join("")})${end}`;
}

/** Formats a field as `name: type`, with a question mark if it's optional. */
function formatField({ name, type, isOptional }: Field, formatType: (type: string) => string): string {
  return `${name}${isOptional ? "?" : ""}: ${formatType(type)}`;
}

/** Renders a highlighted signature, without the bar and button of a program. */
export function signature(source: string): string {
  return `\`\`\`typescript bare\n${source}\n\`\`\``;
}

/** Renders the signature of a method, in which each type has the color of types, and leads to its page. */
export function linkedSignature(method: Method, urlOf: (name: string) => string | undefined): string {
  const mark = (kind: string) => (name: string) => `<span class="${kind}">${name}</span>`;
  const marked = { ...method, name: mark("f")(method.name) };
  const text = formatSignature(marked, (type) => linkTypes(type, urlOf, mark("t")));
  const html = `<code class="language-typescript">${text}</code>`;
  const stop = isWide(formatSignature(method), []) ? " tabIndex={0}" : "";
  return `<pre className="code-bare"${stop} ${rawContent(html)} />`;
}

/** Returns the attribute that gives an element finished HTML as its content. */
export function rawContent(html: string): string {
  return `dangerouslySetInnerHTML={{ __html: ${JSON.stringify(html)} }}`;
}

/** Renders a list of finished items. */
export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/** Renders a table. Its cells are Markdown, in which a `|` would end the cell even inside code. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [
    head,
    head.map(() => "---"),
    ...rows.map((row) => row.map((cell) => cell.replace(/(?<!\\)\|/g, "\\|"))),
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Joins blocks with blank lines, without the empty ones. */
export function blocks(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part).join("\n\n");
}

/**
 * Shortens prose for page descriptions: to whole sentences, or to whole words if the first sentence is long.
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
  // A short first sentence, such as a name, would say too little by itself.
  return sentences.length > limit / 2 ? sentences : `${plain.slice(0, limit).replace(/[\s,;:.]+\S*$/, "")}…`;
}
