import { spellingsOf } from "@docs/facts";
import { escapePattern, type LintPage } from "@docs/pages";
import { compareSymbols } from "./history.ts";
import { readSchema, readText, SCHEMA_FILE } from "./read-api.ts";
import { type Documented, SOURCES } from "./read-sources.ts";
import { COMMANDS, readSymbols } from "./read-symbols.ts";
import type { Repository } from "./repository.ts";

/** What is done by people when the site moves to another release: boxes to check, by heading. */
export type WorkList = ReadonlyMap<string, readonly string[]>;

/** What the site has that a release may make untrue. */
export interface SiteTexts {
  readonly pages: readonly Pick<LintPage, "file" | "source" | "values">[];
  readonly documented: Documented;
}

/** How the sources of the command line hide a flag or a command, and how they name a command. */
const HIDING = '(Hidden: +true.*|MarkHidden.*|.*\\.Hidden = true|Use: +"[^"]*")';

/** A message of its own. One that ends with another error says only where that happened. */
const MESSAGE = '(Errorf|errors\\.New)\\("([^"\\\\%]|\\\\.|%[^w])*"';

/** A constant with a version, such as that of an image. */
const VERSION = '[^:]= +"[^" ]*[0-9]+\\.[0-9]+[^" ]*"';

/** Lists what people have to look at when the site moves from one release to another. */
export function listWork(repository: Repository, from: string, to: string, site: SiteTexts): WorkList {
  const { find, readFile } = repository;
  const symbolsOf = (release: string) => readSymbols(repository, release, site.documented);
  const textsOf = (release: string) => readSchema(readFile(release, SCHEMA_FILE), readText);
  const { added, removed, changed } = compareSymbols(symbolsOf(from), symbolsOf(to));
  const texts = compareSymbols(textsOf(from), textsOf(to)).changed.map(
    ([name, old, now]) => `${toCode(name)}: "${old}" became "${now}"`,
  );
  const findTexts = (release: string, pattern: string, paths: readonly string[]) =>
    find(release, pattern, paths).map(([, text]) => text);
  const findNew = (pattern: string, paths: readonly string[]) =>
    subtract(findTexts(to, pattern, paths), findTexts(from, pattern, paths));
  const hiding = findNew(HIDING, COMMANDS).map((text) => `${toCode(text.trim())} in cmd/dagger`);
  const messages = findNew(MESSAGE, [...SOURCES, ":!internal"]).map((call) => toCode(unquote(call)));
  const gone = subtract(find(from, VERSION, SOURCES).map(String), find(to, VERSION, SOURCES).map(String)).map(unquote);
  return new Map([
    ["Pages that name something removed or changed", listPages([...removed, ...changed.map(([name]) => name)], site)],
    ["Pages that state a version that the sources changed", listValues(gone, site)],
    ["New", added.map(toCode)],
    ["Removed", removed.map(toCode)],
    ["Changed", changed.map(([name, old, now]) => `${toCode(name)}: ${toCode(old)} became ${toCode(now)}`)],
    ["Descriptions and deprecations that the schema changed", texts],
    ["Hidden flags and commands to look at", hiding],
    ["New messages to look at", messages],
    ["Pages of the upstream documentation that changed", repository.listChanges(from, to, "docs/current_docs/*.mdx")],
    ["Release notes", listNotes(repository, from, to)],
  ]);
}

/**
 * Writes a work list as Markdown, without the headings that have nothing below them.
 *
 * @param earlier an earlier list, whose checked boxes stay checked.
 */
export function renderWorkList(title: string, work: WorkList, earlier = ""): string {
  const checked = new Set(earlier.split("\n").filter((line) => line.startsWith("- [x] ")));
  const render = (box: string) => (checked.has(`- [x] ${box}`) ? `- [x] ${box}` : `- [ ] ${box}`);
  const parts = [...work].filter(([, boxes]) => boxes.length > 0);
  const sections = parts.map(([heading, boxes]) => [`## ${heading}`, boxes.map(render).join("\n")]);
  return `${[`# ${title}`, ...sections.flat()].join("\n\n")}\n`;
}

function toCode(text: string): string {
  return `\`${text}\``;
}

/** Returns the text between the first quotation mark of a match and the last one. */
function unquote(match: string): string {
  return match.slice(match.indexOf('"') + 1, -1);
}

/** Returns the texts that others lack, each once. */
function subtract(texts: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return [...new Set(texts)].filter((text) => !known.has(text));
}

function listPages(symbols: readonly string[], { pages }: SiteTexts): readonly string[] {
  const patterns = symbols.map((symbol) => {
    const [name = symbol] = symbol.replace(/\(.*$/, "").match(/[^.: ]+$/) ?? [];
    const spellings = spellingsOf(name).map(escapePattern).join("|");
    return [symbol, new RegExp(`\`[^\`\\n]*\\b(?:${spellings})\\b`)] as const;
  });
  return pages.flatMap(({ file, source }) => {
    const named = patterns.flatMap(([symbol, pattern]) => (pattern.test(source) ? [toCode(symbol)] : []));
    return named.length === 0 ? [] : [`${file}: ${named.join(", ")}`];
  });
}

/** Lists pages that state a version which a file of the sources had, and no longer has. */
function listValues(gone: readonly string[], { pages }: SiteTexts): readonly string[] {
  return pages.flatMap(({ file, values }) => {
    const own = values.map(({ text }) => text).filter((text) => gone.some((one) => text.includes(one)));
    return own.length === 0 ? [] : [`${file}: ${[...new Set(own)].toSorted().map(toCode).join(", ")}`];
  });
}

function listNotes({ releases, readFile }: Repository, from: string, to: string): readonly string[] {
  const [first = 0, last = 0] = [from, to].map((release) => releases.indexOf(release)).toSorted((a, b) => a - b);
  return releases.slice(first + 1, last + 1).flatMap((release) => {
    const [notes = ""] =
      readFile(release, `.changes/v${release}.md`)?.split(/^### (?:Dependencies|Contributors|What to do next)/m) ?? [];
    return [...notes.matchAll(/^- (.*)$/gm)].map(([, note = ""]) => `${release}: ${note.replace(/ \\$/, "")}`);
  });
}
