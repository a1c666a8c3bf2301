import { closest } from "@docs/pages/closest";
import type { Sdk } from "@docs/search";
import type { DocsData, DocsFunction, ToolAnswer } from "./data.ts";

/** A name with what's known of it. */
interface Entry {
  readonly name: string;
  readonly render: (sdk: Sdk | undefined) => string;
  /** Larger comes first among entries with the same name. */
  readonly weight: number;
}

/** Finds names in any spelling. */
export type SymbolFinder = (name: string, sdk: Sdk | undefined) => ToolAnswer;

/** Entries that one answer describes; the others are named. */
const MOST_ENTRIES = 3;

/** Creates the lookup of functions, types, values, commands, flags, variables, and keys. */
export function createSymbolFinder(data: DocsData): SymbolFinder {
  const entries = new Map<string, Entry[]>();
  const add = (keys: readonly string[], entry: Entry) => {
    for (const key of new Set(keys.map(toPlain))) {
      entries.set(key, [...(entries.get(key) ?? []), entry]);
    }
  };
  addTypes(data, add);
  addCommands(data, add);
  for (const { name, summary, url } of data.facts.words) {
    add([name], { name, weight: 1, render: () => `\`${name}\`: ${summary}\n${url}` });
  }
  return (name, sdk) => answer(entries, name, sdk);
}

type Add = (keys: readonly string[], entry: Entry) => void;

function addTypes({ facts }: DocsData, add: Add): void {
  for (const [type, { summary, functions }] of Object.entries(facts.types)) {
    const members = Object.keys(functions);
    add([type, ...(type === "Query" ? ["Client"] : [])], {
      name: type,
      weight: 2,
      render: () => `\`${type}\`: ${summary}\nFunctions: ${members.join(", ")}`,
    });
    for (const [name, fn] of Object.entries(functions)) {
      const entry = { name: `${type}.${name}`, weight: MAIN_TYPES.indexOf(type) + 3 };
      add(listSpellings(type, name), { ...entry, render: (sdk) => renderFunction(entry.name, fn, sdk) });
    }
  }
  for (const [type, values] of Object.entries(facts.enums)) {
    const render = () => `\`${type}\` is an enumeration: ${values.join(", ")}`;
    add([type, ...values.map((value) => `${type}.${value}`)], { name: type, weight: 1, render });
  }
}

/** Lists what a function is called, alone and on its type. */
function listSpellings(type: string, name: string): string[] {
  const names = [name, ...(type === "Container" && name === "import" ? ["importTarball"] : [])];
  const owners = type === "Query" ? ["Query", "Client", "dag"] : [type];
  return names.flatMap((one) => [one, ...owners.map((owner) => `${owner}.${one}`)]);
}

function renderFunction(name: string, fn: DocsFunction, sdk: Sdk | undefined): string {
  const notes = [fn.since ? `Since ${fn.since}.` : "", fn.deprecation ? `Deprecated: ${fn.deprecation}` : ""];
  return [
    `\`${name}\`: ${fn.summary ?? ""} ${notes.join(" ")}`.trim(),
    ...renderSignatures(fn.signatures, sdk),
    ...fn.args.flatMap((arg) => (arg.summary ? [`- \`${arg.name}\`: ${arg.summary}`] : [])),
    fn.url,
  ].join("\n");
}

/** Types whose functions are meant most often when a name has no type, in reverse. */
const MAIN_TYPES = ["Service", "Secret", "File", "Directory", "Container"];

function renderSignatures(signatures: Readonly<Record<string, string>>, sdk: Sdk | undefined): string[] {
  const wanted = sdk ? [sdk] : Object.keys(signatures);
  return wanted.flatMap((one) => (signatures[one] ? [`\`\`\`${one}\n${signatures[one]}\n\`\`\``] : []));
}

function addCommands({ facts }: DocsData, add: Add): void {
  for (const { name, usage, summary, flags } of facts.commands) {
    const url = `/reference/cli#${name.replaceAll(" ", "-")}`;
    const list = flags.map((flag) => `- \`--${flag.name}\`: ${flag.summary}`);
    const render = () => [`\`${name}\`: ${summary}`, `Usage: \`${usage}\``, ...list, url].join("\n");
    add([name, name.replace(/^dagger /, "")], { name, weight: 2, render });
    for (const flag of flags) {
      const text = `\`--${flag.name}\` of \`${name}\` (${flag.type}): ${flag.summary}\n${flag.url}`;
      const keys = [`--${flag.name}`, `${name} --${flag.name}`, ...(flag.shorthand ? [`-${flag.shorthand}`] : [])];
      add(keys, { name: `${name} --${flag.name}`, weight: name === "dagger" ? 1 : 0, render: () => text });
    }
  }
}

function answer(entries: ReadonlyMap<string, readonly Entry[]>, name: string, sdk: Sdk | undefined): ToolAnswer {
  const found = [...(entries.get(toPlain(name)) ?? [])].sort((left, right) => right.weight - left.weight);
  if (found.length > 0) {
    const others = found.slice(MOST_ENTRIES).map((entry) => entry.name);
    const more = others.length > 0 ? `\n\nAlso: ${others.join(", ")}` : "";
    return {
      text:
        found
          .slice(0, MOST_ENTRIES)
          .map((entry) => entry.render(sdk))
          .join("\n\n") + more,
    };
  }
  const near = closest(toPlain(name), entries.keys());
  const names = near === undefined ? [] : (entries.get(near) ?? []).slice(0, 3).map((entry) => entry.name);
  const list = names.length > 0 ? ` The nearest: ${names.join(", ")}.` : "";
  return { text: `Dagger has no "${name}" in this release.${list}`, isError: true };
}

/**
 * Reduces a name to what all spellings share.
 *
 * @example toPlain("dag.Container().WithExec()") // "dagcontainer.withexec"
 */
function toPlain(name: string): string {
  const isFlag = /(?:^|\s)-/.test(name);
  const plain = name
    .trim()
    .replace(/^dagger[.\\](?=[A-Z])/, "")
    .replace(/\(.*?\)|\$|;/g, "")
    .replace(/->|::|#/g, ".")
    .toLowerCase();
  return isFlag ? plain.replace(/=.*$/, "") : plain.replace(/[_\s-]/g, "");
}
