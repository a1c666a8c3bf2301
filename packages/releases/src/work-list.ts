import { compareSymbols } from "./history.ts";
import { readSymbols, type Unlisted } from "./read-symbols.ts";
import { compareReleases, type Repository } from "./repository.ts";

/** What is done by people when the site moves to another release: boxes to check, by heading. */
export type WorkList = ReadonlyMap<string, readonly string[]>;

/** What the site has that a release may make untrue. */
export interface SiteTexts {
  /** Pages by path. */
  readonly pages: ReadonlyMap<string, string>;
  readonly unlisted: Unlisted;
  /** Returns the ways in which pages write a name of the API. */
  readonly spellingsOf: (name: string) => readonly string[];
}

/** Lists what people have to look at when the site moves from one release to another. */
export function listWork(repository: Repository, from: string, to: string, site: SiteTexts): WorkList {
  const { added, removed, changed } = compareSymbols(
    readSymbols(repository, from, site.unlisted),
    readSymbols(repository, to, site.unlisted),
  );
  const affected = [...removed, ...changed.map(([symbol]) => symbol)];
  return new Map([
    ["New", added.map((symbol) => `\`${symbol}\``)],
    ["Removed", removed.map((symbol) => `\`${symbol}\``)],
    ["Changed", changed.map(([symbol, before, after]) => `\`${symbol}\`: \`${before}\` became \`${after}\``)],
    ["Pages that name something removed or changed", listPages(affected, site)],
    ["Hidden flags and commands to look at", listHidden(repository, from, to)],
    ["Pages of the upstream documentation that changed", repository.listChanges(from, to, "docs/current_docs")],
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

/** Lines about hidden flags and commands, of which no reference of the repository tells. */
function listHidden({ findAll }: Repository, from: string, to: string): string[] {
  const read = (release: string) =>
    findAll(release, '(Hidden: +true.*|MarkHidden.*|Use: +"[^"]*")', ["cmd/dagger/*.go"]);
  const before = new Set(read(from));
  return read(to)
    .filter((line) => !before.has(line))
    .map((line) => `\`${line.trim()}\` in cmd/dagger`);
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
