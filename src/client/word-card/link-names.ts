import { followCalls } from "@docs/snippets/calls";
import settings from "@words/settings";
import { loadFile } from "./load-card.ts";
import { Dictionary, type Names } from "./names.ts";

/** Blocks that have been pointed at before. */
const linked = new WeakSet<Element>();

/** Comments and strings, which name nothing. */
const PROSE = ".c, .s";

/**
 * Makes the names of the API in a block of code links to their reference that have cards.
 *
 * It happens when a reader points at the block or comes to it by keyboard, because an element for each name would be
 * most of a page's markup. All of them are one stop of the Tab key, because a block would have twenty; the arrow keys
 * lead from one to the next.
 */
export async function linkNames(block: Element): Promise<void> {
  const code = block.querySelector("code");
  const language = /language-(\w+)/.exec(code?.className ?? "")?.[1] ?? "";
  if (!code || !(language in settings.sdks) || linked.has(code)) {
    return;
  }
  const names = await loadFile<Names>("names");
  if (linked.has(code)) {
    return;
  }
  linked.add(code);
  const texts = listTexts(code);
  const program = texts.map(({ node, isProse }) => (isProse ? " ".repeat(node.length) : node.data)).join("");
  for (const { start, end, meaning } of [...followCalls(program, language, new Dictionary(names))].reverse()) {
    const text = texts.find(({ offset, node }) => offset <= start && end <= offset + node.length);
    // A type on its own page would lead to its top.
    if (text && meaning && meaning.url !== location.pathname) {
      const name = text.node.splitText(start - text.offset);
      name.splitText(end - start);
      const link = document.createElement("a");
      link.href = meaning.url;
      link.tabIndex = -1;
      link.dataset.word = `${language}/${meaning.card}`;
      name.replaceWith(link);
      link.append(name);
    }
  }
  const [first] = listNames(code);
  if (first) {
    first.tabIndex = 0;
  }
}

/** Moves the focus to the next or the previous name of a block; returns whether there's one. */
export function moveToName(from: HTMLElement, key: string): boolean {
  const code = from.closest("pre")?.querySelector("code");
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const names = code && step ? listNames(code) : [];
  const next = step && names[names.indexOf(from as HTMLAnchorElement) + step];
  if (!next) {
    return false;
  }
  from.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
  return true;
}

function listNames(code: Element): readonly HTMLAnchorElement[] {
  return [...code.querySelectorAll<HTMLAnchorElement>("a[data-word]")];
}

interface Piece {
  readonly node: Text;
  readonly offset: number;
  readonly isProse: boolean;
}

function listTexts(code: Element): readonly Piece[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const texts: Piece[] = [];
  let offset = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    texts.push({ node, offset, isProse: node.parentElement?.closest(PROSE) !== null });
    offset += node.length;
  }
  return texts;
}
