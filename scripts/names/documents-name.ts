import type { Page, Section } from "@docs/content";
import type { ProductName } from "./list-names.ts";

/**
 * Returns whether a section documents a name: the name is its heading, or begins one of its rows or items. An API
 * member has to appear on its type's page, where the introduction also counts, or together with its type's name. A
 * command's section documents a shared flag if it mentions the flag.
 */
export function documentsName({ name, owner, command }: ProductName, page: Page, section: Section): boolean {
  const names = readFirstNames(section.text);
  if (owner !== undefined) {
    const isOnItsPage = toWords(page.title).includes(normalize(owner));
    const sections = section.id === "" ? page.sections : [section];
    const isThere = sections.some((one) => isExplained(name, one, readFirstNames(one.text)));
    return names.has(normalize(owner + name)) || (isOnItsPage && isThere);
  }
  const isShared = command === section.heading && section.text.split(/[\s,.]+/).includes(name);
  return isShared || isExplained(name, section, names);
}

function isExplained(name: string, { heading }: Section, names: ReadonlySet<string>): boolean {
  return namesHeading(name, heading) || names.has(normalize(name));
}

/** Returns whether a heading is the name, its plural, or the name followed by what it is: "Container class". */
export function namesHeading(name: string, heading: string): boolean {
  const wanted = normalize(name);
  const [found, foundSymbol] = [heading, SYMBOL.exec(heading)?.[1] ?? ""].map(normalize);
  return found === wanted || found === `${wanted}s` || foundSymbol === wanted;
}

const SYMBOL = /^(\S+) (?:class|enum|type|identifier|options|function|variable)$/;

/** Returns the names that rows and items begin with; the first cell of a row may contain several: `--verbose, -v`. */
function readFirstNames(text: string): ReadonlySet<string> {
  return new Set(
    text.split("\n").flatMap((line) => {
      const [cell = ""] = line.includes(" · ") ? line.split(" · ") : [];
      const item = /^(\S+?)\??(?:$|: | (?=[A-Z]))/.exec(line)?.[1] ?? "";
      return [...cell.split(/,? /), cell.split(".").at(-1) ?? "", item].filter((one) => one !== "").map(normalize);
    }),
  );
}

function toWords(text: string): string[] {
  return text.split(/\s+/).map(normalize);
}

/** Converts all spellings of a name to one form: `withExec`, `with_exec`, `WITH_EXEC`. */
function normalize(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}$*-]+/gu, "");
}
