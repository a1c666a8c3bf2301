import type { Facts } from "@docs/facts";
import { describeChoices, type LintPage } from "@docs/pages";
import type { BlockContent, Root } from "mdast";
import type { MemberUses } from "./member-uses.ts";

/** The data that generated parts are rendered from. */
export interface ReferenceContext {
  readonly facts: Facts;
  /** Places on the site that use a function of the API. */
  readonly uses: MemberUses;
  /** Every page as its author wrote it. */
  readonly pages: readonly LintPage[];
  /** Titles of the existing pages, by address. */
  readonly pageTitles: ReadonlyMap<string, string>;
  /** Addresses of the pages that list all functions of a type, by the type's name. */
  readonly typePages: ReadonlyMap<string, string>;
}

/** A generated part as requested by a page, such as `<CliCommand name="dagger call" />`. */
export interface Place {
  /** Attributes of the component; all of them are text. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Content that the author wrote inside the component. */
  readonly children: readonly BlockContent[];
  /** The page as its author wrote it. */
  readonly page: Root;
  /** Level of the heading above it. */
  readonly depth: number;
  /** IDs that are already used on the page. Renderers add the IDs that they create. */
  readonly ids: Set<string>;
}

/** A component that pages can request by name. */
export interface Component {
  /** Its attributes. */
  readonly required?: readonly string[];
  /**
   * Renders the part.
   *
   * @throws Error with the nearest known name when an attribute has an unknown value.
   */
  readonly render: (place: Place, context: ReferenceContext) => readonly BlockContent[];
}

/**
 * Finds an item by the name in an attribute.
 *
 * @param kind kind of item to mention in the message, such as `command`.
 * @throws Error with the nearest known name.
 */
export function findByName<Value>(kind: string, name: string, known: ReadonlyMap<string, Value>): Value {
  const found = known.get(name);
  if (found === undefined) {
    throw new Error(`Unexpected ${kind} "${name}", expected ${describeChoices(name, [...known.keys()])}. Correct it.`);
  }
  return found;
}
