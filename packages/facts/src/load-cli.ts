import type { Cli, Command, Flag } from "./facts.ts";
import type { Reader } from "./read-data.ts";
import type { Since } from "./since.ts";

/** What the CLI's help says, as `npm run gen` writes it. */
export interface CliFacts {
  readonly global: Readonly<Record<string, FlagFacts>>;
  readonly commands: Readonly<Record<string, CommandFacts>>;
}

/** A flag as help shows it, without a description. */
export type FlagFacts = Pick<Flag, "type" | "default"> & Partial<Pick<Flag, "shorthand" | "withoutValue">>;

/** A command as help shows it, with its own flags by name. */
export type CommandFacts = Pick<Command, "usage"> &
  Partial<Pick<Command, "aliases" | "isHidden" | "isExperimental">> & {
    readonly flags: Readonly<Record<string, FlagFacts>>;
  };

/** What help doesn't say: sentences of this site, and everything about flags that help hides. */
type FlagText = Partial<Flag> & Pick<Flag, "summary">;
type FlagTexts = Readonly<Record<string, FlagText | "shared">>;
type CommandText = Pick<Command, "summary" | "arguments"> &
  Partial<Pick<Command, "usage" | "maxArguments">> & {
    /** In the order of pages. A flag that several commands share has its text in `shared`. */
    readonly flags?: FlagTexts;
  };
interface CliTexts {
  readonly global: Readonly<Record<string, FlagText>>;
  readonly shared: Readonly<Record<string, FlagText>>;
  readonly commands: Readonly<Record<string, CommandText>>;
}

/** What help doesn't say of a flag that it hides. */
const HIDDEN: FlagFacts = { type: "bool", default: false };

/**
 * Reads the commands of the CLI and joins them with their texts.
 *
 * @param gaps receives missing texts, for which empty ones stand, and texts of what the CLI doesn't have.
 */
export function loadCli(read: Reader, since: Since, gaps: string[]): Cli {
  const facts = read<CliFacts>("cli/commands.json");
  const texts = read<CliTexts>("cli/texts.json");
  const shared = new Map<string, Flag>();
  const toFlags = (owner: string, own: FlagTexts, shown: CommandFacts["flags"]): readonly Flag[] =>
    joinFlags(owner, own, shown, gaps).map(({ name, known, text }) => {
      if (text !== "shared") {
        const came = since(`${owner} ${name}`);
        return { name, ...known, ...text, ...(came === undefined || came === since(owner) ? {} : { since: came }) };
      }
      // One object for all commands, by which pages recognize a shared flag.
      const flag = shared.get(name) ?? { name, ...known, ...(texts.shared[name] ?? { summary: "" }) };
      shared.set(name, flag);
      return flag;
    });
  const commands = Object.entries(facts.commands).map(([name, { flags: shown, ...known }]): [string, Command] => {
    const { flags = {}, ...text } = texts.commands[name] ?? { summary: "", arguments: "" };
    const defaults = { aliases: [], isHidden: false, isExperimental: false };
    return [name, { ...defaults, ...known, ...text, since: since(name), flags: toFlags(name, flags, shown) }];
  });
  const untold = Object.keys(facts.commands).filter((name) => texts.commands[name] === undefined);
  const gone = Object.keys(texts.commands).filter((name) => facts.commands[name] === undefined);
  gaps.push(...untold.map(renderUntold), ...gone.map((name) => renderStray(name, Object.keys(facts.commands))));
  return {
    commands: new Map(commands),
    globalFlags: toFlags("dagger", texts.global, facts.global),
    sharedFlags: [...shared.values()],
    exitCodes: read("cli/exit-codes.json"),
    argumentValues: read("cli/argument-values.json"),
    absent: read("cli/absent-commands.json"),
  };
}

interface FlagParts {
  readonly name: string;
  readonly known: FlagFacts;
  readonly text: FlagText | "shared";
}

/** Joins the flags of a command with their texts, in the order of the texts. */
function joinFlags(owner: string, texts: FlagTexts, shown: CommandFacts["flags"], gaps: string[]): FlagParts[] {
  const untold = Object.keys(shown).filter((name) => texts[name] === undefined);
  gaps.push(...untold.map((name) => renderUntold(`${owner} ${name}`)));
  return [
    ...Object.entries(texts).flatMap(([name, text]) => {
      const known = shown[name] ?? (text !== "shared" && text.isHidden ? HIDDEN : undefined);
      gaps.push(...(known ? [] : [renderStray(`${owner} ${name}`, Object.keys(shown))]));
      return known ? [{ name, known, text }] : [];
    }),
    ...untold.map((name) => ({ name, known: shown[name] ?? HIDDEN, text: { summary: "" } })),
  ];
}

function renderUntold(symbol: string): string {
  return `data/cli/texts.json: Missing text of ${symbol}, expected a sentence for readers. Write it there.`;
}

function renderStray(symbol: string, names: readonly string[]): string {
  return `data/cli/texts.json: Unexpected text of ${symbol}, expected one of ${names.join(", ")}. Correct the name, or remove it.`;
}
