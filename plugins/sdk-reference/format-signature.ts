import type { Field, Method } from "./declarations.ts";

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
