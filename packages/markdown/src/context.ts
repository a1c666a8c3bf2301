import { type Element, hasClass, type readChildren } from "@docs/content";
import type { RootContent } from "mdast";

export type { Element };

/** An element, a text, or a comment. */
export type PageNode = ReturnType<typeof readChildren>[number];

/** Converts the blocks of a page. The parts of the conversion get it as an argument, because it needs them too. */
export type ToFlow = (nodes: readonly PageNode[], context: Context) => RootContent[];

/** What the conversion of a page has to know. */
export interface Context {
  /** The one language that the twin shows; all of them if it's omitted. */
  readonly sdk?: string | undefined;
  /** Returns the address that a link of the page has in the twin. */
  readonly toAddress: (href: string) => string;
  /** Spells the name of an argument in the twin's language; set inside the description of a function. */
  readonly spell?: ((name: string) => string) | undefined;
  /** Level of the headings that functions get. */
  readonly memberDepth: 3 | 4;
}

/** Names of the SDK languages, as readers know them. */
export const sdkNames: Readonly<Record<string, string>> = {
  go: "Go",
  python: "Python",
  typescript: "TypeScript",
  php: "PHP",
  java: "Java",
};

/** Elements that belong to the page's controls rather than to its text. */
const CONTROLS = new Set(["button", "nav", "script", "style", "svg", "tabs-end", "template"]);

/** The same for classes, and those of second spellings of a name or a header. */
const CONTROL_CLASSES = ["cell-label", "code-fold", "hash-link", "run-check", "sdk-name", "tabs-bar"];

/** Checks whether an element is a control, which a twin doesn't have. */
export function isControl(element: Element): boolean {
  return CONTROLS.has(element.tagName) || CONTROL_CLASSES.some((name) => hasClass(element, name));
}
