import { splitWords, startContentsFilter } from "./filter-contents.ts";

/** A heading with what follows it, up to the next heading of its level, or one block that has both. */
interface Section {
  readonly parts: readonly HTMLElement[];
  readonly rows: readonly HTMLTableRowElement[];
}

const started = new WeakSet<HTMLInputElement>();

/**
 * Makes a field filter the tables below it: rows need all of its words, a section without a row is hidden, and the best
 * matches come first. The field of a page's contents filters these.
 */
export function startFilter(input: HTMLInputElement): void {
  const filter = input.closest<HTMLElement>(".filter, .toc");
  if (!filter || started.has(input)) {
    return;
  }
  started.add(input);
  if (filter.matches(".toc")) {
    startContentsFilter(input, filter);
    return;
  }
  const start = document.querySelector(".filter-sections") ?? filter;
  const sections = readSections(start);
  let order = sections;
  const total = sections.flatMap(({ rows }) => rows).length;
  const status = filter.querySelector("[role=status]");
  const apply = () => {
    const words = splitWords(input.value);
    const filtered = sections.map((section) => ({ section, ...filterSection(section, words) }));
    const count = filtered.reduce((total, section) => total + section.count, 0);
    const ordered = [...filtered].sort(byRank).map(({ section }) => section);
    // What's moved is the page itself, so that the keyboard and screen readers follow the order in sight.
    if (ordered.some((section, index) => section !== order[index])) {
      start.after(...ordered.flatMap(({ parts }) => parts));
      const links = ordered.flatMap(({ parts }) => parts.flatMap((part) => listLinks(part, ".filter-sections")));
      links[0]?.parentElement?.append(...links);
      order = ordered;
    }
    if (status) {
      status.textContent = words.length > 0 ? `Showing ${count} of ${total}` : "";
    }
    offerSearch(filter, count === 0 ? words : []);
  };
  input.addEventListener("input", apply);
  apply();
}

/** Offers to search the whole site for words that no row has, or takes the offer back. */
function offerSearch(filter: HTMLElement, words: readonly string[]): void {
  const offer = filter.querySelector<HTMLElement>(".filter-none");
  const link = offer?.querySelector("a");
  if (offer && link) {
    offer.hidden = words.length === 0;
    link.search = new URLSearchParams({ q: words.join(" ") }).toString();
  }
}

/** Rank of what doesn't match. */
const NONE = 9;

/** How well something matches: the lower, the better. */
interface Ranked {
  readonly rank: number;
}

function byRank(one: Ranked, other: Ranked): number {
  return one.rank - other.rank;
}

/** Sorts the rows of a section that stay; returns how many they are, and how well the section matches. */
function filterSection({ parts, rows }: Section, words: readonly string[]): Ranked & { readonly count: number } {
  // The first part is the heading, or starts with it, and its words count for each of the rows. The build adds the words
  // of the section that a row links to (`plugins/reference`).
  const heading = (parts[0]?.querySelector("p") ?? parts[0])?.textContent;
  const matches = (text: string | null | undefined) => words.every((word) => text?.toLowerCase().includes(word));
  const ranked = rows.map((row) => {
    const title = row.cells[0]?.textContent;
    const text = `${heading} ${row.textContent}`;
    const found = [title, `${heading} ${title}`, text, `${text} ${row.dataset.words}`].findIndex(matches);
    row.hidden = found < 0;
    return { row, rank: row.hidden ? NONE : found };
  });
  for (const { row } of [...ranked].sort(byRank)) {
    row.parentElement?.append(row);
  }
  const count = ranked.filter(({ row }) => !row.hidden).length;
  const isEmpty = words.length > 0 && count === 0;
  for (const part of parts) {
    part.hidden = isEmpty;
    // The links to parts have only those that are left, with the number of their rows.
    for (const link of listLinks(part, ":is(.toc, .filter-sections)")) {
      (link.closest("li") ?? link).hidden = isEmpty;
      link.querySelector("span")?.replaceChildren(String(count));
    }
  }
  // A section whose heading matches comes before any other.
  const rank = matches(heading) ? -1 : Math.min(NONE, ...ranked.map((row) => row.rank));
  return { count, rank: isEmpty ? NONE : rank };
}

function listLinks({ id }: Element, list: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${list} a[href$="#${CSS.escape(id)}"]`)];
}

function readSections(start: Element): readonly Section[] {
  const sections: HTMLElement[][] = [];
  for (let next = start.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches("h2, .cli-job") || sections.length === 0) {
      sections.push([]);
    }
    sections.at(-1)?.push(next as HTMLElement);
  }
  return sections.map((parts) => ({
    parts,
    rows: parts.flatMap((part) => [...part.querySelectorAll<HTMLTableRowElement>("tbody tr")]),
  }));
}
