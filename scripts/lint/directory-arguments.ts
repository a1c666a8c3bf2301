import { readModule } from "@docs/snippets";
import { locate, locateWord } from "../snippets/compare/read-shape.ts";
import { readValue } from "../snippets/compare/read-value.ts";

/** A directory that a module's function or constructor takes from its caller. */
export interface DirectoryArgument {
  readonly name: string;
  /** Offset of the name, in characters. */
  readonly offset: number;
  /** The patterns of files to exclude. */
  readonly ignored: readonly string[];
}

/** Finds the directories that a module's functions take, and the patterns that their annotations exclude. */
export function findDirectoryArguments(file: string, code: string): readonly DirectoryArgument[] {
  const objects = readModule(file, [{ file, code }])?.objects ?? [];
  const owners = objects.flatMap(({ name, constructor: args, functions }) => [
    { owner: name, args },
    ...[...functions].map(([owner, fn]) => ({ owner, args: fn.args })),
  ]);
  return owners.flatMap(({ owner, args }) =>
    args
      .filter(({ type }) => /^DirectoryID!?$/.test(type))
      .map(({ name, settings }) => ({
        name,
        offset: locateWord(code, name, locate(code, owner)),
        ignored: [readValue(settings?.ignore ?? "[]", code) ?? []].flat().map(String),
      })),
  );
}
