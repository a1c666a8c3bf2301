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

/** The syntax in which PHP and Java modules differ. */
export interface ClassSyntax {
  /** Extension of its files. */
  readonly ending: string;
  /** A class of the module, from the attributes or annotations before it to its opening brace. */
  readonly object: RegExp;
  /** Name for callers in the text before a function, if the language supports one. */
  readonly alias?: RegExp;
  /** A function, up to the opening parenthesis of its parameters. */
  readonly fn: RegExp;
  /** A complete field that callers see. */
  readonly field?: RegExp;
  readonly maker: (name: string) => RegExp;
  readonly readArgument: (
    text: string,
  ) => (ProgramType & { readonly argument: string; readonly settings: ArgumentSettings }) | undefined;
  /** Reads the result type from the text before and after the parameters. */
  readonly readResult: (before: string, behind: string) => ProgramType;
  readonly readFieldType?: (type: string) => ProgramType;
  readonly readEnums?: (source: string) => ReadonlyMap<string, readonly string[]>;
  /** Whether the module is named after a class; undefined if the program doesn't show it. */
  readonly isMain?: (name: string, source: string) => boolean;
}

/** Parses the classes of a module in a class-based language. */
export function parseClasses(origin: string, program: string, syntax: ClassSyntax): Module | undefined {
  const source = replaceComments(`a${syntax.ending}`, program, () => "");
  const objects = [...source.matchAll(syntax.object)].map((match): ModuleObject => {
    const name = match.groups?.name ?? "";
    // Only declarations are kept, because function bodies contain code that looks like declarations.
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
