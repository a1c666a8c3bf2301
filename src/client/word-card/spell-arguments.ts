import { capitalize, readType } from "@docs/facts/spellings";
import { linkNames } from "./link-names.ts";
import { type Card, loadCards } from "./load-card.ts";

/** What a row says in the spelling of the schema, which is the page's own. */
interface Row {
  readonly name: string;
  readonly links: ReadonlyMap<string, HTMLAnchorElement>;
  /** The default, with the sign before it. */
  readonly value: string;
}

const rows = new WeakMap<Element, Row>();

let observer: MutationObserver | undefined;

/**
 * Writes the arguments of an open function in the spelling of the reader's language, and links the types of its
 * signature.
 *
 * The page has them once, as the schema spells them, because five spellings would make it half as long again.
 */
export async function spellArguments(member: Element): Promise<void> {
  observer ??= watchLanguage();
  const signature = member.querySelector(".member-signature > pre:not([hidden])");
  const owner = member.querySelector("a[href*='/classes/']")?.getAttribute("href");
  const type = /classes\/(\w+)/.exec(owner ?? "")?.[1]?.replace(/^Client$/, "Query") ?? "";
  const name = member.querySelector("summary > code > :last-child")?.textContent;
  const { cards, sdk } = await loadCards(`sdk/${type}.arguments`);
  for (const term of member.querySelectorAll(".params dt")) {
    const row = rows.get(term) ?? readRow(term);
    rows.set(term, row);
    const card = cards[`${name}(${row.name})`];
    if (card) {
      writeRow(term, row, card, sdk);
    }
  }
  if (signature) {
    await linkNames(signature);
  }
}

/** Follows the reader to another language. */
function watchLanguage(): MutationObserver {
  const created = new MutationObserver(() => {
    for (const member of document.querySelectorAll(".member[open]")) {
      spellArguments(member).catch(() => undefined);
    }
  });
  created.observe(document.documentElement, { attributeFilter: ["data-choice-sdk"] });
  return created;
}

function readRow(term: Element): Row {
  const type = term.querySelector(":scope > code");
  const links = [...(type?.querySelectorAll("a") ?? [])].map((link) => [link.textContent ?? "", link] as const);
  return {
    name: term.querySelector("a")?.textContent ?? "",
    links: new Map(links),
    value: / = .*$/.exec(type?.textContent ?? "")?.[0] ?? "",
  };
}

function writeRow(term: Element, { links, value }: Row, { code, name = "" }: Card, sdk: string): void {
  // A line may end before a word of a name.
  const words = name.split(/(?<=[a-z])(?=[A-Z])|(?<=_)/);
  const broken = words.flatMap((word, index) => (index === 0 ? [word] : [document.createElement("wbr"), word]));
  term.querySelector("a > code")?.replaceChildren(...broken);
  const parts = `${readType(code, sdk)}${sdk === "python" ? value.replace(/true|false/, capitalize) : value}`
    .split(/\b/)
    .map((part) => links.get(part) ?? part);
  term.querySelector(":scope > code")?.replaceChildren(...parts);
}
