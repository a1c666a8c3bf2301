import { compareSymbols } from "./history.ts";
import { readSchemaTexts, SCHEMA_FILE } from "./read-api.ts";
import { SOURCES } from "./read-sources.ts";
import { readSymbols, type Unlisted } from "./read-symbols.ts";
import { compareReleases, type Repository } from "./repository.ts";

/** What is done by people when the site moves to another release: boxes to check, by heading. */
export type WorkList = ReadonlyMap<string, readonly string[]>;

/** What the site has that a release may make untrue. */
export interface SiteTexts {
  /** Pages by path. */
  readonly pages: ReadonlyMap<string, string>;
  /** Values that pages state, by path. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly unlisted: Unlisted;
  /** Returns the ways in which pages write a name of the API. */
  readonly spellingsOf: (name: string) => readonly string[];
}

/** How the sources of the command line hide a flag or a command, and how they name a command. */
const HIDING = '(Hidden: +true.*|MarkHidden.*|.*\\.Hidden = true|Use: +"[^"]*")';

/** A message of its own. One that ends with another error says only where that happened. */
const MESSAGE = '(Errorf|errors\\.New)\\("([^"\\\\%]|\\\\.|%[^w])*"';

/** A constant with a version, such as that of an image. */
const VERSION = '[^:]= +"[^" ]*[0-9]+\\.[0-9]+[^" ]*"';

/** Lists what people have to look at when the site moves from one release to another. */
export function listWork(repository: Repository, from: string, to: string, site: SiteTexts): WorkList {
  const { added, removed, changed } = compareSymbols(
    readSymbols(repository, from, site.unlisted),
    readSymbols(repository, to, site.unlisted),
  );
  const affected = [...removed, ...changed.map(([symbol]) => symbol)];
  return new Map([
    ["Pages that name something removed or changed", listPages(affected, site)],
    ["Pages that state a version that the sources changed", listValues(repository, from, to, site)],
    ["New", added.map((symbol) => `\`${symbol}\``)],
    ["Removed", removed.map((symbol) => `\`${symbol}\``)],
    ["Changed", changed.map(([symbol, before, after]) => `\`${symbol}\`: \`${before}\` became \`${after}\``)],
    ["Descriptions and deprecations that the schema changed", listTexts(repository, from, to)],
    [
      "Hidden flags and commands to look at",
      listOnly(repository, to, from, HIDING, ["cmd/dagger/*.go"]).map((line) => `\`${line}\` in cmd/dagger`),
    ],
    ["New messages to look at", listMessages(repository, from, to)],
    ["Pages of the upstream documentation that changed", repository.listChanges(from, to, "docs/current_docs/*.mdx")],
    ["Release notes", listNotes(repository, from, to)],
  ]);
}

/** Writes a work list as Markdown, without the headings that have nothing below them. */
export function renderWorkList(title: string, work: WorkList): string {
  const parts = [...work].filter(([, boxes]) => boxes.length > 0);
  const sections = parts.map(([heading, boxes]) => [`## ${heading}`, boxes.map((box) => `- [ ] ${box}`).join("\n")]);
  return `${[`# ${title}`, ...sections.flat()].join("\n\n")}\n`;
}

function listPages(symbols: readonly string[], { pages, spellingsOf }: SiteTexts): readonly string[] {
  return [...pages].flatMap(([file, text]) => {
    const named = symbols.filter((symbol) =>
      spellingsOf(
        symbol
          .replace(/\(.*$/, "")
          .split(/[.: ]+/)
          .at(-1) ?? symbol,
      ).some((name) => new RegExp(`\`[^\`\\n]*\\b${name.replace(/[^\w-]/g, "\\$&")}\\b`).test(text)),
    );
    return named.length === 0 ? [] : [`${file}: ${named.map((symbol) => `\`${symbol}\``).join(", ")}`];
  });
}

/** Lists what a pattern finds in the sources of a release and doesn't find in those of another one. */
function listOnly(
  { findAll }: Repository,
  release: string,
  other: string,
  pattern: string,
  paths: readonly string[],
): readonly string[] {
  const others = new Set(findAll(other, pattern, paths));
  const found = new Set(findAll(release, pattern, paths));
  return [...found].filter((match) => !others.has(match)).map((match) => match.trim());
}

/** Lists messages that are new, apart from those of copies of other projects. */
function listMessages(repository: Repository, from: string, to: string): readonly string[] {
  const calls = listOnly(repository, to, from, MESSAGE, [...SOURCES, ":!internal"]);
  return calls.map((call) => `\`${call.slice(call.indexOf('"') + 1, -1)}\``);
}

/** Lists pages that state a version which a file of the sources had, and no longer has. */
function listValues({ findPlaces }: Repository, from: string, to: string, { values }: SiteTexts): readonly string[] {
  const kept = new Set(findPlaces(to, VERSION, SOURCES).map((place) => place.join(":")));
  const places = findPlaces(from, VERSION, SOURCES).filter((place) => !kept.has(place.join(":")));
  const gone = new Set(places.map(([, text]) => text.slice(text.indexOf('"') + 1, -1)));
  return [...values].flatMap(([file, stated]) => {
    const own = [...new Set(stated)].filter((value) => [...gone].some((one) => value.includes(one)));
    return own.length === 0 ? [] : [`${file}: ${own.map((value) => `\`${value}\``).join(", ")}`];
  });
}

function listTexts({ readFile }: Repository, from: string, to: string): readonly string[] {
  const [before, after] = [from, to].map((release) => readSchemaTexts(readFile(release, SCHEMA_FILE) ?? ""));
  return [...(after ?? [])].flatMap(([symbol, text]) => {
    const old = before?.get(symbol);
    return old === undefined || old === text ? [] : [`\`${symbol}\`: "${old}" became "${text}"`];
  });
}

function listNotes({ releases, readFile }: Repository, from: string, to: string): string[] {
  const [first, last] = compareReleases(from, to) < 0 ? [from, to] : [to, from];
  return releases
    .filter((release) => compareReleases(release, first) > 0 && compareReleases(release, last) <= 0)
    .flatMap((release) => {
      const [notes = ""] = (readFile(release, `.changes/v${release}.md`) ?? "").split(
        /^### (?:Dependencies|Contributors)/m,
      );
      return [...notes.matchAll(/^- (.*)$/gm)].map(([, note = ""]) => `${release}: ${note.replace(/ \\$/, "")}`);
    })
    .filter((note) => !note.includes("What to do next"));
}
