import type { ForeignPrograms } from "@docs/facts";
import { describeChoices, type PlacedFault } from "@docs/pages";

/** A word of a command line, in the form that shells and programs share. */
export interface CommandWord {
  readonly text: string;
  readonly offset: number;
}

const FIX = "Correct it. If it's right, add it to data/commands/foreign.json.";

/** Commands after which a program accepts package names. */
const INSTALLS = new Set(["add", "get", "install", "require", "upgrade"]);

/**
 * Checks the command line of a third-party program: the program, its command, its long flags, and the packages that it
 * installs have to be among those that this site uses.
 */
export function checkForeign(words: readonly CommandWord[], programs: ForeignPrograms): readonly PlacedFault[] {
  const [program, ...rest] = words;
  if (program === undefined || !/^[a-z][\w.-]*$/.test(program.text)) {
    // The word is a path, a placeholder, or a value that is known only at run time.
    return [];
  }
  const known = programs[program.text];
  if (known === undefined) {
    const nearest = describeChoices(program.text, Object.keys(programs), "");
    // A single word may be a name that the reader chose.
    return nearest === "" && rest.length === 0
      ? []
      : [fault(program, `program "${program.text}"`, nearest || "a program of data/commands/foreign.json")];
  }
  return [
    ...checkCommand(program.text, rest, known.commands),
    ...checkFlags(program.text, rest, known.flags),
    ...checkPackages(rest, known.packages),
  ];
}

function fault({ offset }: CommandWord, found: string, expected: string): PlacedFault {
  return { offset, found: `Unexpected ${found}`, expected, fix: FIX };
}

function checkCommand(
  program: string,
  words: readonly CommandWord[],
  commands: readonly string[] = [],
): readonly PlacedFault[] {
  // The value of a short flag isn't a command, as in `git -c key=value push`.
  const plain = words.filter(
    ({ text }, index) => !text.startsWith("-") && !/^-[a-zA-Z]$/.test(words[index - 1]?.text ?? ""),
  );
  const [first, second] = plain;
  if (commands.length === 0 || first === undefined || !/^[a-z][a-z-]*$/.test(first.text)) {
    return [];
  }
  const groups = commands.map((command) => command.split(" "));
  const ofGroup = groups.filter(([group]) => group === first.text);
  if (ofGroup.length === 0) {
    const names = groups.map(([group]) => group ?? "");
    return [
      fault(
        first,
        `command "${first.text}" of ${program}`,
        describeChoices(first.text, names, `a command of ${program}`),
      ),
    ];
  }
  const inner = ofGroup.flatMap(([, command]) => command ?? []);
  const isWhole = ofGroup.some(({ length }) => length === 1);
  if (isWhole || second === undefined || inner.includes(second.text) || !/^[a-z][a-z\d-]*$/.test(second.text)) {
    return [];
  }
  const found = `command "${first.text} ${second.text}" of ${program}`;
  return [fault(second, found, describeChoices(second.text, inner))];
}

function checkFlags(
  program: string,
  words: readonly CommandWord[],
  flags: readonly string[] | undefined,
): readonly PlacedFault[] {
  if (flags === undefined) {
    return [];
  }
  const end = words.findIndex(({ text }) => text === "--");
  return words.slice(0, end < 0 ? undefined : end).flatMap((word) => {
    const name = /^--(?<name>[a-z][\w-]*)/.exec(word.text)?.groups?.name;
    return name === undefined || name === "version" || flags.includes(name)
      ? []
      : [
          fault(
            word,
            `flag "--${name}" of ${program}`,
            describeChoices(name, flags, `a flag of ${program} that this site uses`),
          ),
        ];
  });
}

function checkPackages(words: readonly CommandWord[], packages: readonly string[] = []): readonly PlacedFault[] {
  const start = words.findIndex(({ text }) => INSTALLS.has(text));
  if (packages.length === 0 || start < 0) {
    return [];
  }
  return words.slice(start + 1).flatMap((word) => {
    const name = /^(?<name>@?[A-Za-z][\w./-]*?)(?:(?:==|@|:).*)?$/.exec(word.text)?.groups?.name;
    const isPath = name === undefined || /\.(?:py|ts|js|json)$/.test(name) || /^[A-Z_]+$/.test(name);
    return isPath || packages.includes(name)
      ? []
      : [fault(word, `package "${name}"`, describeChoices(name, packages, "a package that this site uses"))];
  });
}
