import { splitWords, startContentsFilter } from "./filter-contents.ts";

/** A heading with what follows it, up to the next heading of its level, or one block that has both. */
interface Section {
  readonly parts: readonly HTMLElement[];
  readonly rows: readonly HTMLElement[];
}

const started = new WeakSet<HTMLInputElement>();

/**
 * Makes a field filter the tables below it: rows need all of its words, and a section without a row is hidden. The field of
 * a page's contents filters these.
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
  const sections = readSections(filter);
  const total = sections.flatMap(({ rows }) => rows).length;
  const status = filter.querySelector("[role=status]");
  const apply = () => {
    const words = splitWords(input.value);
    const count = sections.reduce((total, section) => total + filterSection(section, words), 0);
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

/** Returns how many rows of a section stay. */
function filterSection({ parts, rows }: Section, words: readonly string[]): number {
  let count = 0;
  for (const row of rows) {
    // The first part is the heading, or starts with it, and its words count for each of the rows. The build adds
    // the words of the section that a row links to (`plugins/reference`).
    const heading = parts[0]?.querySelector("p") ?? parts[0];
    const text = `${heading?.textContent} ${row.textContent} ${row.dataset.words}`.toLowerCase();
    row.hidden = !words.every((word) => text.includes(word));
    count += row.hidden ? 0 : 1;
  }
  const isEmpty = words.length > 0 && count === 0;
  for (const part of parts) {
    part.hidden = isEmpty;
    // The links to parts have only those that are left, with the number of their rows.
    const links = `:is(.toc, .filter-sections) a[href$="#${CSS.escape(part.id)}"]`;
    for (const link of document.querySelectorAll<HTMLElement>(links)) {
      (link.closest("li") ?? link).hidden = isEmpty;
      link.querySelector("span")?.replaceChildren(String(count));
    }
  }
  return count;
}

function readSections(filter: Element): readonly Section[] {
  const sections: HTMLElement[][] = [];
  for (let next = filter.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches("h2, .cli-job") || sections.length === 0) {
      sections.push([]);
    }
    sections.at(-1)?.push(next as HTMLElement);
  }
  return sections.map((parts) => ({
    parts,
    rows: parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>("tbody tr")]),
  }));
}
