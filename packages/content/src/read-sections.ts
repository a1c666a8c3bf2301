import { type Element, findElement, hasClass, isElement, readAttribute, readChildren, readText } from "./html.ts";
import { CELL_SEPARATOR, joinItems, MARKS, stripMarks } from "./marks.ts";
import type { CodeBlock, Section } from "./page.ts";
import { readCodeBlocks } from "./read-code-blocks.ts";
import { readLabels } from "./read-labels.ts";

/** Elements that belong to the page's controls rather than to its text. */
const LEFT_OUT = new Set(["button", "nav", "script", "style", "svg", "template"]);

/** Elements that end the line before and after them. */
const BLOCKS = new Set([
  ...["address", "aside", "blockquote", "details", "div", "dl", "figcaption", "figure", "header", "hr"],
  ...["li", "noscript", "ol", "p", "pre", "section", "summary", "table", "tr", "ul"],
]);

/** A section while its page is being read. */
interface Draft {
  readonly id: string;
  readonly level: number;
  readonly heading: string;
  readonly trail: readonly string[];
  readonly code: CodeBlock[];
  readonly pictures: number[];
  /** Parts with an anchor but no heading: the functions of a type, the messages in a table. */
  readonly entries: Draft[];
  /** With marks. */
  text: string;
}

/** Sections so far: at least the beginning of the page. The last one is being read. */
type Drafts = [Draft, ...Draft[]];

/** The context that the enclosing elements provide. */
interface Around {
  /** Choice that the enclosing tabs offer, such as `sdk` or `os`. */
  readonly group?: string | undefined;
  /** SDK of the enclosing tab panel. */
  readonly sdk?: string | undefined;
  /** Value of the enclosing tab panel, whatever its tabs offer. */
  readonly choice?: string | undefined;
  /** Returns the address within the site that a link leads to; undefined for a link that leads elsewhere. */
  readonly toAddress?: (href: string) => string | undefined;
}

/** Splits an article into sections, one for each heading, in page order. */
export function readSections(body: Element, toAddress: Around["toAddress"]): readonly [Section, ...Section[]] {
  const first = createDraft("", 1, "", []);
  const drafts: Drafts = [first];
  readInto(drafts, body, { toAddress });
  const [beginning, ...others] = drafts.flatMap((draft) => [draft, ...draft.entries]).map(finish);
  return [beginning ?? finish(first), ...others];
}

function createDraft(id: string, level: number, heading: string, trail: readonly string[]): Draft {
  return { id, level, heading, trail, code: [], pictures: [], entries: [], text: "" };
}

function readInto(drafts: Drafts, parent: Element, around: Around): void {
  for (const node of readChildren(parent)) {
    if (isElement(node)) {
      readElement(drafts, node, around);
    } else if (node.nodeName === "#text" && "value" in node) {
      write(drafts, node.value.replace(/\s+/g, " "));
    }
  }
}

function write(drafts: Drafts, text: string): void {
  (drafts.at(-1) ?? drafts[0]).text += text;
}

/** Adds a picture's alternative text, which replaces the picture for some readers but is invisible to all others. */
function writePicture(draft: Draft, alt: string): void {
  const isOwnLine = /(?:^|\n)\s*$/.test(stripMarks(draft.text));
  if (isOwnLine && alt.trim() !== "") {
    draft.pictures.push(toLines(draft.text).length);
  }
  draft.text += alt;
}

function readElement(drafts: Drafts, element: Element, around: Around): void {
  const { tagName } = element;
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  const code = readCodeBlocks(element, around.sdk);
  if (isControl(element)) {
    return;
  }
  if (level !== undefined) {
    startSection(drafts, element, Number(level));
  } else if (hasClass(element, "member")) {
    readMember(drafts.at(-1) ?? drafts[0], element, around);
  } else if (code) {
    const draft = drafts.at(-1) ?? drafts[0];
    const line = toLines(draft.text).length;
    draft.code.push(...code.map((block) => ({ ...block, line, ...(around.choice ? { choice: around.choice } : {}) })));
  } else {
    readContent(drafts, element, around);
  }
}

/** Reads an element that's text, or that encloses text. */
function readContent(drafts: Drafts, element: Element, around: Around): void {
  const { tagName } = element;
  const address = tagName === "a" ? readTarget(element, around) : undefined;
  const [before, after] = BLOCKS.has(tagName)
    ? ["\n", "\n"]
    : address === undefined
      ? (BORDERS[tagName] ?? ["", ""])
      : [MARKS.link + address + MARKS.words, MARKS.linkEnd];
  write(drafts, before + (tagName === "li" ? markItem(element) : ""));
  if (tagName === "img") {
    writePicture(drafts.at(-1) ?? drafts[0], readAttribute(element, "alt") ?? "");
  }
  if (tagName === "dt") {
    readTerm(drafts, element, around);
  } else {
    readInto(drafts, element, lookAround(element, around));
  }
  if (hasClass(element, "picture")) {
    // On the picture's line, so that no answer quotes them as a sentence.
    write(
      drafts,
      readLabels(element)
        .map((label) => CELL_SEPARATOR + label)
        .join(""),
    );
  }
  write(drafts, after);
  if (tagName === "tr" && readAttribute(element, "id")?.startsWith("message-")) {
    readMessage(drafts.at(-1) ?? drafts[0], element);
  }
}

/** Returns the address within the site that a link leads to; undefined for one that leads elsewhere, or to its own place. */
function readTarget(link: Element, { toAddress }: Around): string | undefined {
  const href = readAttribute(link, "href") ?? "";
  const { parentNode } = link;
  const isOwn = parentNode && "attrs" in parentNode && href === `#${readAttribute(parentNode, "id")}`;
  return isOwn ? undefined : toAddress?.(href);
}

function markItem(item: Element): string {
  const list = item.parentNode;
  if (list?.nodeName !== "ol") {
    return MARKS.item;
  }
  return readChildren(list).find((child) => child.nodeName === "li") === item ? MARKS.first : MARKS.next;
}

/** Reads the term of a description, such as an argument's name and type, as the first cells of a row. */
function readTerm(drafts: Drafts, term: Element, around: Around): void {
  write(drafts, "\n");
  for (const child of readChildren(term).filter(isElement)) {
    readElement(drafts, child, around);
    write(drafts, CELL_SEPARATOR);
  }
}

/** Reads a function in a type's list. Its name is the heading, and the list itself doesn't repeat what it says. */
function readMember(parent: Draft, element: Element, around: Around): void {
  const summary = findElement(element, ({ tagName }) => tagName === "summary");
  const name = summary && findElement(summary, ({ tagName }) => tagName === "code");
  const entry = startEntry(parent, summary, name);
  readInto([entry], element, around);
  entry.text = entry.text.replace(`\n${MARKS.code}${entry.heading}${MARKS.code} `, "");
}

/** Reads a table's row about a message a second time, together with the table's head, which gives it its meaning. */
function readMessage(parent: Draft, row: Element): void {
  const entry = startEntry(
    parent,
    row,
    findElement(row, ({ tagName }) => tagName === "td"),
  );
  const lines = toLines(parent.text);
  const above = lines.slice(0, -1).reverse();
  const end = above.findIndex((line) => !line.includes(CELL_SEPARATOR));
  entry.text = `${above[(end === -1 ? above.length : end) - 1] ?? ""}\n${lines.at(-1) ?? ""}`;
}

function startEntry(parent: Draft, anchor: Element | undefined, name: Element | undefined): Draft {
  const heading = name ? readText(name, isControl).replace(/\s+/g, " ").trim() : "";
  const id = (anchor && readAttribute(anchor, "id")) ?? "";
  const trail = parent.level > 1 ? [...parent.trail, parent.heading] : [];
  const entry = createDraft(id, parent.level + 1, heading, trail);
  parent.entries.push(entry);
  return entry;
}

/** Text inserted before and after elements that aren't blocks. */
const BORDERS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  br: ["\n", ""],
  code: [MARKS.code, MARKS.code],
  dd: ["", "\n"],
  img: [" ", " "],
  td: ["", CELL_SEPARATOR],
  th: ["", CELL_SEPARATOR],
};

/**
 * Returns the context inside an element. In the group "sdk", the value of a tab panel is its language, and that also
 * applies to the panels inside `<noscript>`.
 */
function lookAround(element: Element, around: Around): Around {
  const group = readAttribute(element, "data-tabs") ?? around.group;
  if (readAttribute(element, "role") !== "tabpanel") {
    return { ...around, group };
  }
  const choice = readAttribute(element, "data-value");
  return { ...around, group, choice, sdk: group === "sdk" ? choice : around.sdk };
}

/** Classes of elements that aren't text either: what plugins/runs says about runs, and second spellings of a name or a header. */
const LEFT_OUT_CLASSES = ["cell-label", "code-fold", "hash-link", "run-note", "sdk-name", "tabs-bar", "terminal"];

function isControl(element: Element): boolean {
  return LEFT_OUT.has(element.tagName) || LEFT_OUT_CLASSES.some((name) => hasClass(element, name));
}

/**
 * Starts a section at a heading. The page's title only names the first section; every other heading begins a new one.
 */
function startSection(drafts: Drafts, element: Element, level: number): void {
  const heading = readText(element, isControl).replace(/\s+/g, " ").trim();
  if (level === 1) {
    drafts[0] = { ...drafts[0], heading };
    return;
  }
  const above: Draft[] = [];
  for (const draft of drafts.slice(1)) {
    while ((above.at(-1)?.level ?? 0) >= draft.level) {
      above.pop();
    }
    above.push(draft);
  }
  const trail = above.filter((draft) => draft.level < level).map((draft) => draft.heading);
  drafts.push(createDraft(readAttribute(element, "id") ?? "", level, heading, trail));
}

function finish({ id, level, heading, trail, code, pictures, text }: Draft): Section {
  const shown = pictures.length > 0 ? { pictures } : {};
  const marked = toLines(text).join("\n");
  const plain = stripMarks(marked);
  return { id, level, heading, trail, text: plain, ...(plain === marked ? {} : { marked }), code, ...shown };
}

function toLines(text: string): string[] {
  return joinItems(text)
    .split("\n")
    .map((line) => line.replace(/[ \t\u00a0]+/g, " ").trim())
    .map((line) => (line.endsWith(CELL_SEPARATOR.trim()) ? line.slice(0, -1).trim() : line))
    .filter((line) => stripMarks(line) !== "");
}
