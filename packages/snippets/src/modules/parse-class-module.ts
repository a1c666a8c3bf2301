import { replaceComments } from "../read-comments.ts";
import { buildModule } from "./build-module.ts";
import { type ProgramType, toGraphqlType } from "./graphql-type.ts";
import {
  type ArgumentSettings,
  type Module,
  type ModuleArgument,
  type ModuleFunction,
  type ModuleObject,
  withSettings,
} from "./module.ts";
import { emptyBodies, readBrackets, splitList } from "./split-list.ts";

/** What tells the classes of modules in PHP and Java apart. */
export interface ClassSyntax {
  /** Ending of its files. */
  readonly ending: string;
  /** A class of the module with its attributes or annotations before it, up to its bracket. */
  readonly object: RegExp;
  /** Name for callers in what stands before a function, where the language can give one. */
  readonly alias?: RegExp;
  /** A function, up to the bracket of its parameters. */
  readonly fn: RegExp;
  /** A field that callers see, up to its end. */
  readonly field?: RegExp;
  readonly maker: (name: string) => RegExp;
  readonly readArgument: (
    text: string,
  ) => (ProgramType & { readonly argument: string; readonly settings: ArgumentSettings }) | undefined;
  /** Reads the result from what stands before and behind the parameters. */
  readonly readResult: (before: string, behind: string) => ProgramType;
  readonly readFieldType?: (type: string) => ProgramType;
  readonly readEnums?: (source: string) => ReadonlyMap<string, readonly string[]>;
  /** Whether a class is the one that the module is named after; none where the program does not tell. */
  readonly isMain?: (name: string, source: string) => boolean;
}

/** Reads the classes of a module in a language of classes. */
export function parseClasses(origin: string, program: string, syntax: ClassSyntax): Module | undefined {
  const source = replaceComments(`a${syntax.ending}`, program, () => "");
  const objects = [...source.matchAll(syntax.object)].map((match): ModuleObject => {
    const name = match.groups?.name ?? "";
    // Only declarations stay: what stands in functions looks like some.
    const body = emptyBodies(readBrackets(source, match.index + match[0].length - 1));
    const maker = syntax.maker(name).exec(body);
    const takes = maker && syntax.isMain?.(name, source) !== false;
    return {
      name,
      constructor: takes ? readArguments(readBrackets(body, maker.index + maker[0].length - 1), syntax) : [],
      functions: new Map([
        ...readFields(body, syntax),
        ...[...body.matchAll(syntax.fn)].map((fn) => parseFunction(fn, body, syntax)),
      ]),
    };
  });
  const main = objects.find(({ name }) => syntax.isMain?.(name, source) === true)?.name;
  return buildModule(origin, { objects, main, enums: syntax.readEnums?.(source) ?? new Map() });
}

function readFields(
  body: string,
  { field, readFieldType }: ClassSyntax,
): readonly (readonly [string, ModuleFunction])[] {
  return field === undefined || readFieldType === undefined
    ? []
    : [...body.matchAll(field)].map(({ groups: { name = "", type = "" } = {} }) => [
        name,
        { args: [], returns: toGraphqlType(readFieldType(type), false) },
      ]);
}

function parseFunction(match: RegExpExecArray, body: string, syntax: ClassSyntax): readonly [string, ModuleFunction] {
  const open = match.index + match[0].length - 1;
  const inner = readBrackets(body, open);
  const result = syntax.readResult(match[0], body.slice(open + inner.length + 2));
  return [
    syntax.alias?.exec(match[0])?.groups?.alias ?? match.groups?.name ?? "",
    { args: readArguments(inner, syntax), returns: toGraphqlType({ ...result, isOptional: false }, false) },
  ];
}

function readArguments(text: string, { readArgument }: ClassSyntax): readonly ModuleArgument[] {
  return splitList(text).flatMap((part) => {
    const read = readArgument(part);
    return read ? [withSettings({ name: read.argument, type: toGraphqlType(read, true) }, read.settings)] : [];
  });
}
