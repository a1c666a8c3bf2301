import { termId } from "@docs/facts";
import { isJsx, readSnippetUses, walk } from "@docs/pages";
import {
  type Around,
  type CodeWord,
  createWordContext,
  isResolution,
  readCodeWords,
  readPageNames,
  resolveWord,
  type Site,
  toFence,
} from "@docs/words";
import type { InlineCode, Link, Nodes, Parents, Root } from "mdast";
import type { BareNames } from "./bare-names.ts";
import { type Destinations, findAddress } from "./find-address.ts";
import { findMeaning } from "./find-meaning.ts";
import { placeCard } from "./meaning.ts";

/** The data that the links of all pages are created from. */
export interface Linker {
  readonly site: Site;
  readonly names: BareNames;
  readonly destinations: Destinations;
}

/** Elements that may not contain a link, because they're links, react to clicks, or contain a name of their own. */
const WITHOUT_LINKS: ReadonlySet<string | null> = new Set(["a", "button", "Card", "code", "Hero", "summary"]);

/**
 * Turns words in code font into links to their reference, once per word and section.
 *
 * Headings, links, and table headers stay as they are. So do words that are ambiguous or that no page documents.
 */
export function linkWords(tree: Root, url: string, linker: Linker): void {
  const words = new Map(readCodeWords({ tree }).map((word) => [`${word.line}:${word.column}`, word]));
  const around = readAround(tree, [...words.values()], linker.site);
  const types = [...linker.destinations.types].flatMap(([type, page]) => (page === url ? [type] : []));
  linkChildren(tree, {
    seen: new Set(),
    toLink: (node) => {
      const { line, column } = node.position?.start ?? { line: 0, column: 0 };
      // A word starts after its backtick.
      const word = words.get(`${line}:${column + 1}`);
      return word && makeLink(node, word, { ...linker, around, types, url });
    },
    toTerm: (target) => findTerm(target, linker),
  });
}

interface Section {
  /** Cards that the section already links to. */
  seen: Set<string>;
  readonly toLink: (node: InlineCode) => Link | undefined;
  readonly toTerm: (target: string) => string | undefined;
}

function linkChildren(parent: Parents, section: Section): void {
  parent.children.forEach((node: Nodes, index) => {
    switch (node.type) {
      case "heading":
        section.seen = new Set();
        return;
      case "link":
        markTerm(node, section);
        return;
      case "inlineCode":
        linkCode(parent, node, index, section);
        return;
      case "table":
        for (const row of node.children.slice(1)) {
          linkChildren(row, section);
        }
        return;
      default:
        if ("children" in node && !(isJsx(node) && WITHOUT_LINKS.has(node.name))) {
          // Only one tab is shown at a time, so a reader sees each as its own section.
          linkChildren(
            node,
            isJsx(node) && node.name === "Tab" ? { ...section, seen: new Set(section.seen) } : section,
          );
        }
    }
  });
}

function linkCode(parent: Parents, node: InlineCode, index: number, section: Section): void {
  const link = section.toLink(node);
  const place = link?.data?.hProperties?.["data-word"];
  if (link && typeof place === "string" && !section.seen.has(place)) {
    section.seen.add(place);
    parent.children.splice(index, 1, link as never);
  }
}

/** Makes an author's link to a glossary term show the term's card. */
function markTerm(node: Link, { toTerm }: Section): void {
  const place = toTerm(node.url);
  if (place !== undefined) {
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, "data-word": place } };
  }
}

function findTerm(target: string, { destinations, site }: Linker): string | undefined {
  const [page, fragment] = target.split("#");
  const isTerm = page === destinations.glossary && site.facts.terms.some(({ term }) => termId(term) === fragment);
  return isTerm && fragment !== undefined ? placeCard({ kind: "term", term: fragment }) : undefined;
}

function makeLink(
  node: InlineCode,
  word: CodeWord,
  { site, names, destinations, around, types, url }: Linker & { around: Around; types: readonly string[]; url: string },
): Link | undefined {
  const context = createWordContext(word, around, site);
  const resolution = resolveWord(word.text, context);
  const meaning = isResolution(resolution) && findMeaning({ word, resolution, context, names, types });
  const address = meaning ? findAddress(meaning, destinations, site.facts) : undefined;
  if (!meaning || address === undefined || address === url) {
    return undefined;
  }
  return {
    type: "link",
    url: address,
    children: [node],
    data: { hProperties: { "data-word": placeCard(meaning) } },
    ...(node.position ? { position: node.position } : {}),
  };
}

/** Reads the context that the page provides. It doesn't analyze scripts, since their variables have no reference. */
function readAround(tree: Root, words: readonly CodeWord[], site: Site): Around {
  const used = readSnippetUses({ tree }).map(({ name }) => name);
  const fences = [...walk(tree)].filter((node) => node.type === "code").map(toFence);
  const sources = used.flatMap((name) => site.snippets.get(name)?.files ?? []);
  return {
    world: site.buildWorld(used),
    names: readPageNames(fences, words, sources, new Map(), site.facts),
    functions: new Set(),
  };
}
