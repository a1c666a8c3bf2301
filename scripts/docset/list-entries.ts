import type { DocsData } from "@docs/agent";
import { toPythonName } from "@docs/facts";
import type { SearchPage } from "@docs/search/build";

/** A line of a docset's index. */
export interface DocsetEntry {
  readonly name: string;
  /** One of the types that Dash has an icon for. */
  readonly type: string;
  /** Address on the site, with the anchor. */
  readonly url: string;
}

/** Pages that nobody looks up by their title: the records of runs, and the results of a search. */
const UNLISTED = /^\/(?:runs|search)\b/;

/** Types of the entries for parts of the TypeScript reference, by their folder. */
const REFERENCE_TYPES: Readonly<Record<string, string>> = {
  classes: "Class",
  enumerations: "Enum",
  functions: "Function",
  "type-aliases": "Type",
  variables: "Variable",
};

/** Types of the entries for what the search has a kind for. */
const SECTION_TYPES = { command: "Command", error: "Error", page: "Guide", section: "Section" } as const;

/**
 * Lists what a docset leads to: pages, their sections, functions in both spellings that differ by more than case, commands,
 * flags, variables, keys, and messages.
 */
export function listEntries(pages: readonly SearchPage[], facts: DocsData["facts"]): readonly DocsetEntry[] {
  const entries = [
    ...listFunctions(facts),
    ...listWords(facts),
    ...pages.filter(({ url }) => !UNLISTED.test(url)).flatMap(listSections),
  ];
  const keyed = entries.map((entry) => [`${entry.name}\n${entry.type}\n${entry.url}`, entry] as const);
  return [...new Map(keyed).values()];
}

function listFunctions({ types }: DocsData["facts"]): DocsetEntry[] {
  return Object.entries(types).flatMap(([type, { functions }]) =>
    Object.entries(functions).flatMap(([name, { url }]) =>
      [...new Set([name, toPythonName(name)])].map((spelling) => ({
        ...{ name: `${type === "Query" ? "dag" : type}.${spelling}`, type: "Method" },
        url,
      })),
    ),
  );
}

function listWords({ commands, words }: DocsData["facts"]): DocsetEntry[] {
  const flags = commands.flatMap(({ name: command, flags: own }) =>
    own.map(({ name, url }) => ({ name: `${command} --${name}`, type: "Option", url })),
  );
  const others = words.map(({ name, url }) => {
    const isVariable = /^[A-Z_\d*]+$/.test(name);
    return { name, type: name.startsWith("-") ? "Option" : isVariable ? "Environment" : "Setting", url };
  });
  return [...flags, ...others];
}

function listSections({ url, title, sections }: SearchPage): DocsetEntry[] {
  const folder = /\/(?<folder>[\w-]+)\/\w+$/.exec(url)?.groups?.folder ?? "";
  return sections.flatMap(({ id, heading, kind }) => {
    if (id !== "") {
      // Functions come from the facts, each once; other headings of the reference repeat on every page.
      return kind === "symbol" ? [] : [{ name: heading, type: SECTION_TYPES[kind], url: `${url}#${id}` }];
    }
    const type = kind === "symbol" ? REFERENCE_TYPES[folder] : undefined;
    // The title of such a page is a name and what it names.
    return type ? [{ name: title.split(" ")[0] ?? title, type, url }] : [{ name: title, type: "Guide", url }];
  });
}
