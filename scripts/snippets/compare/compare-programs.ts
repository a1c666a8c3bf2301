import { readFileSync } from "node:fs";
import type { Api } from "@docs/facts";
import { closest, groupBy, type Problem, toPlace } from "@docs/pages";
import { type Program, readModule } from "@docs/snippets";
import { type ApiNames, plain, readTraits, type Trait } from "./read-traits.ts";

/** An intentional difference between a snippet's languages. */
export interface Difference {
  readonly snippet: string;
  /** Ids of the SDK languages whose programs differ from the others. */
  readonly languages: readonly string[];
  /** Regular expression for the subject in which they differ. */
  readonly subject: string;
  readonly reason: string;
}

/** Reads `data/snippets/differences.json`. */
export function readDifferences(): readonly Difference[] {
  return JSON.parse(readFileSync("data/snippets/differences.json", "utf8")) as readonly Difference[];
}

/** A program with its traits. */
interface ProgramTraits {
  readonly program: Program;
  readonly traits: readonly Trait[];
}

/** Facts that the comparison relies on. */
export interface CompareOptions {
  readonly names: ApiNames;
  /** Intentional differences. */
  readonly differences: readonly Difference[];
}

/** Compares the programs of each snippet: every program has to have the traits that most of them have. */
export function comparePrograms(
  programs: readonly Program[],
  { names, differences }: CompareOptions,
): readonly Problem[] {
  const used = new Set<Difference>();
  const isMeant = ({ program: { snippet, language } }: ProgramTraits, subject: string) => {
    const meant = differences.filter(
      (one) => one.snippet === snippet && one.languages.includes(language) && new RegExp(one.subject).test(subject),
    );
    for (const one of meant) {
      used.add(one);
    }
    return meant.length > 0;
  };
  const problems = [...groupBy(programs, ({ snippet }) => snippet).values()].flatMap((group) => {
    const declared = listDeclared(group);
    const all = group.map((program) => ({ program, traits: readTraits(program, names, declared) }));
    return all.flatMap((one) => compareOne(one, all, isMeant));
  });
  return [...problems, ...reportUnused(differences.filter((one) => !used.has(one)))];
}

/** Returns the API's names in the form that the comparison needs. */
export function toApiNames({ types, enums }: Api): ApiNames {
  const functions = [...types.values()].flatMap((type) => [...type.functions]);
  return {
    functions: new Set(functions.map(([name]) => plain(name))),
    args: new Set(functions.flatMap(([, { args }]) => args.map(({ name }) => plain(name)))),
    // Longer names first, because one name may be the beginning of another.
    enums: [...enums.keys()].map(plain).sort((a, b) => b.length - a.length),
  };
}

/** Lists the names that callers of a snippet's module use: its objects, their functions, and the arguments of those. */
function listDeclared(group: readonly Program[]): ReadonlySet<string> {
  const module = readModule(group[0]?.snippet ?? "", group);
  const names = (module?.objects ?? []).flatMap(({ name, constructor: args, functions }) => [
    name,
    ...args.map((one) => one.name),
    ...[...functions].flatMap(([key, fn]) => [key, ...fn.args.map((one) => one.name)]),
  ]);
  return new Set(names.map(plain));
}

/** A trait that most of the snippet's programs have. */
interface Usual {
  readonly trait: Trait;
  readonly program: Program;
}

function compareOne(
  one: ProgramTraits,
  all: readonly ProgramTraits[],
  isMeant: (one: ProgramTraits, subject: string) => boolean,
): readonly Problem[] {
  const subjects = new Set(all.flatMap(({ traits }) => traits.map(({ subject }) => subject)));
  const odd = [...subjects].flatMap((subject) => {
    const own = one.traits.find((trait) => trait.subject === subject);
    const usual = findUsual(subject, all);
    const isOdd = usual !== undefined && own?.value !== usual.trait?.value;
    return isOdd && !isMeant(one, subject) ? [{ subject, own, usual }] : [];
  });
  const lost = odd.filter(({ own }) => own === undefined);
  const found = odd.filter(({ own }) => own !== undefined);
  // A text that only this program has is probably a typo in one that it lacks.
  const taken = new Set<string>();
  const problems = found.map(({ subject, own, usual }) => {
    const rest = lost.map((other) => other.subject).filter((other) => !taken.has(other) && sameKind(other, subject));
    const nearest = usual.trait === undefined ? (closest(subject, rest) ?? rest[0]) : undefined;
    taken.add(nearest ?? "");
    return report(one, { subject, own, usual: lost.find((other) => other.subject === nearest)?.usual ?? usual });
  });
  return [...problems, ...lost.filter(({ subject }) => !taken.has(subject)).map((other) => report(one, other))];
}

function sameKind(left: string, right: string): boolean {
  return left.split(/[ "]/)[0] === right.split(/[ "]/)[0];
}

/** Finds the trait that most programs have for a subject; `trait` is undefined if most have none. */
function findUsual(subject: string, all: readonly ProgramTraits[]) {
  const says = all.map(({ program, traits }) => ({
    program,
    trait: traits.find((trait) => trait.subject === subject),
  }));
  const groups = [...groupBy(says, ({ trait }) => trait?.value ?? "").values()].sort((a, b) => b.length - a.length);
  return groups.length > 1 ? groups[0]?.[0] : undefined;
}

function report(
  { program }: ProgramTraits,
  {
    subject,
    own,
    usual,
  }: {
    readonly subject: string;
    readonly own: Trait | undefined;
    readonly usual: Usual | { trait: undefined; program: Program };
  },
): Problem {
  const { file, code, language } = program;
  const offset = own?.offset ?? 0;
  const what = own === undefined || own.value === "there" ? subject : `${subject}: ${own.value}`;
  const wanted = usual.trait === undefined ? "none, as" : `${describe(usual.trait)}, as`;
  const place = usual.trait
    ? `${usual.program.file}:${toPlace(usual.program.code, usual.trait.offset).line}`
    : usual.program.file;
  return {
    file,
    ...toPlace(code, offset),
    found: `${own === undefined ? "Missing" : "Unexpected"} ${what} in the ${language} program`,
    expected: `${wanted} in most languages (${place})`,
    fix: "Make the programs say the same; a difference that is meant goes into data/snippets/differences.json with its reason.",
  };
}

function describe({ subject, value }: Trait): string {
  return value === "there" ? subject : `${subject}: ${value}`;
}

function reportUnused(differences: readonly Difference[]): readonly Problem[] {
  return differences.map(({ snippet, subject }) => ({
    file: "data/snippets/differences.json",
    found: `Unexpected difference "${subject}" of ${snippet}`,
    expected: "a difference that the programs have",
    fix: "Remove the entry.",
  }));
}
