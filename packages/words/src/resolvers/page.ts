import { toKebab } from "@docs/facts";
import { PROJECT } from "../chains/world.ts";
import type { Resolver } from "../resolution.ts";

/** Resolves names that the page's own code introduces, and functions and modules of the running example. */
export const resolvePageName: Resolver = (word, { page, world }) => {
  const text = word.replace(/\(\)$/, "");
  if (page.names.has(text)) {
    return { kind: "page", targets: [text] };
  }
  // A setting of the program that reads a file on the page, such as `fetchDepth: 0`.
  const key = /^"?(?<key>[\w.-]+)"?\s*[:=]\s*\S+$/.exec(text)?.groups?.key;
  if (key !== undefined && page.settings.has(key)) {
    return { kind: "page", targets: [key] };
  }
  const kebab = toKebab(text);
  const isFunction = world.functionsOf(PROJECT)?.has(kebab) === true;
  return isFunction || world.modules.has(kebab) ? { kind: "example", targets: [kebab] } : undefined;
};
