import type { ApiArgument, ApiFunction } from "../../facts/api.ts";
import { toKebab } from "../spellings.ts";
import { type ProgramType, toGraphqlType } from "./graphql-type.ts";
import type { Module, ModuleObject } from "./module.ts";
import { readBrackets, splitList } from "./split-list.ts";

const SCALARS: Readonly<Record<string, string>> = { bool: "Boolean", float64: "Float", int: "Int", string: "String" };

/**
 * Reads the functions that the Go source of a module offers: exported methods of structs, and `New`.
 *
 * @returns nothing for a program with a `main` of its own.
 */
export function parseGoModule(origin: string, source: string): Module | undefined {
  const names = [...source.matchAll(/^type ([A-Z]\w*) struct\b/gm)].map(([, name = ""]) => name);
  if (names.length === 0 || /^func main\(/m.test(source)) {
    return undefined;
  }
  const methods = [...source.matchAll(/^func \((?:\w+ )?\*?(?<type>\w+)\) (?<name>[A-Z]\w*)\(/gm)];
  const objects = names.map((name): ModuleObject => {
    const own = methods.filter(({ groups }) => groups?.type === name);
    const functions = own.map((match) => {
      const open = match.index + match[0].length - 1;
      return [toApiName(match.groups?.name ?? ""), parseFunction(source, open)] as const;
    });
    return { name, constructor: [], functions: new Map(functions) };
  });
  return toModule(origin, objects, readConstructor(source));
}

/** The main object is the one that `New` makes, or the first with functions. */
function toModule(origin: string, objects: readonly ModuleObject[], maker: Maker | undefined): Module | undefined {
  const main = objects.find(({ name }) => name === maker?.name) ?? objects.find(({ functions }) => functions.size > 0);
  return (
    main && {
      name: toKebab(main.name),
      origin,
      objects: [{ ...main, constructor: maker?.args ?? [] }, ...objects.filter((object) => object !== main)],
    }
  );
}

interface Maker {
  readonly name: string;
  readonly args: readonly ApiArgument[];
}

function readConstructor(source: string): Maker | undefined {
  const match = /^func New\(/m.exec(source);
  if (!match) {
    return undefined;
  }
  const { args, returns } = parseFunction(source, match.index + match[0].length - 1);
  return { name: returns.replaceAll(/[[\]!]/g, ""), args };
}

function parseFunction(source: string, open: number): ApiFunction {
  const inner = readBrackets(source, open);
  const result = /^\s*(?:\((?<several>[^)]*)\)|(?<one>[^\s{]+))?/.exec(source.slice(open + inner.length + 2))?.groups;
  const [type = "error"] = splitList(result?.several ?? result?.one ?? "").map((text) =>
    text.replace(/^\w+ (?=\S)/, ""),
  );
  return { args: readArguments(inner), returns: toGraphqlType(readType(type), false) };
}

/** Names may share a type: `a, b string`. What stands in comments above an argument may make it optional. */
function readArguments(text: string): readonly ApiArgument[] {
  const args = splitList(text.replaceAll(/\/\/[^\n]*,/g, (comment) => comment.replaceAll(",", ";"))).map((part) => {
    const isOptional = /\/\/\s*\+(?:optional|default|defaultPath)\b/.test(part);
    const [, name = "", type] =
      /(\w+)(?:\s+(\S+))?\s*(?:\/\/.*)?$/.exec(part.replaceAll(/^\s*\/\/[^\n]*\n/gm, "").trim()) ?? [];
    return { name, type, isOptional };
  });
  return args.flatMap(({ name, type, isOptional }, index) => {
    const own = type ?? args.slice(index).find((later) => later.type !== undefined)?.type ?? "string";
    return own === "context.Context" ? [] : [{ name, type: toGraphqlType({ ...readType(own), isOptional }, true) }];
  });
}

function readType(text: string): ProgramType {
  const isList = text.startsWith("[]") || text.startsWith("...");
  const bare = text.replace(/^(?:\[\]|\.\.\.)?\*?/, "").replace(/^dagger\./, "");
  return { name: bare === "error" ? "Void" : (SCALARS[bare] ?? bare), isList };
}

function toApiName(name: string): string {
  return name.replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]+$|^[A-Z]/, (start) => start.toLowerCase());
}
