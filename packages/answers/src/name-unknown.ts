import { tokenize, toName } from "@docs/search";
import type { Site } from "./site.ts";

/** A flag, command, or symbol in a question that the product doesn't have. */
export interface UnknownName {
  readonly name: string;
  /** The nearest one that it has, as the site spells it; undefined if none is near. */
  readonly nearest: string | undefined;
  /** What a reader is told. */
  readonly note: string;
}

const FLAG = /(?<![\w-])--[a-z][\w-]+/g;
/** Without a backtick or the word "command", a word after the product's name may be anything: "use dagger modules". */
const COMMAND = /`dagger ([a-z][\w-]*)|\bdagger ([a-z][\w-]*)(?: [a-z][\w-]*)? (?:sub)?command\b/;
const SYMBOL =
  /\b(?:[A-Z]\w+\.)?((?:with|without|as|from|load|export|current)[A-Z]\w+)\b|\b[A-Z]\w+\.([a-z]\w*[A-Z]\w*)\b|\b([A-Z][a-z]+[A-Z]\w*)\.[a-z]\w+/g;

/** Finds the first name in a question that looks like the product's but isn't in its reference. */
export function findUnknownName(text: string, site: Site): UnknownName | undefined {
  const { vocabulary, index, commands } = site;
  const flag = [...text.matchAll(FLAG)].map(([name]) => name).find((name) => !vocabulary.has(name));
  if (flag) {
    const near = vocabulary.correct(flag, { most: 1 })[0]?.term ?? vocabulary.complete(flag, { most: 1 })[0];
    const nearest = near?.startsWith("--") ? near : undefined;
    // Other programs have flags too.
    return nearest || /\bdagger\b/i.test(text) ? toUnknown("flag", flag, nearest, index.version) : undefined;
  }
  const command = COMMAND.exec(text)
    ?.slice(1)
    .find((name) => name !== undefined);
  if (command && !commands.has(command) && !site.isTitle(command)) {
    const [near] = vocabulary.correct(command, { most: 4 }).filter(({ term }) => commands.has(term));
    return toUnknown("command", `dagger ${command}`, near && `dagger ${near.term}`, index.version);
  }
  const symbol = [...text.matchAll(SYMBOL)]
    .flatMap((match) => match[1] ?? match[2] ?? match[3] ?? [])
    .find((name) => !isKnown(name, site));
  return symbol ? toUnknown("function", symbol, findSymbol(symbol, site), index.version) : undefined;
}

function toTerm(name: string): string {
  return toName(tokenize(name));
}

function isKnown(name: string, { vocabulary }: Site): boolean {
  return vocabulary.has(toTerm(name));
}

function findSymbol(name: string, { vocabulary, index }: Site): string | undefined {
  const near = new Set(vocabulary.correct(toTerm(name), { most: 4 }).map(({ term }) => term));
  return index.sections.find(({ kind, heading }) => kind === "symbol" && near.has(toTerm(heading)))?.heading;
}

function toUnknown(kind: string, name: string, nearest: string | undefined, version: string): UnknownName {
  const hint = nearest ? ` Did you mean \`${nearest}\`?` : "";
  return { name, nearest, note: `Version ${version} has no ${kind} \`${name}\`.${hint}` };
}
