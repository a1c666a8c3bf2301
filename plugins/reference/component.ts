import type { Facts } from "@docs/facts";
import { describeChoices } from "@docs/pages";
import type { BlockContent, Root } from "mdast";
import type { MemberUses } from "./member-uses.ts";

/** What generated parts are made from. */
export interface ReferenceContext {
  readonly facts: Facts;
  /** Places of the site that use a function of the API. */
  readonly uses: MemberUses;
  /** Titles of the pages that are written, by their address. */
  readonly pageTitles: ReadonlyMap<string, string>;
  /** Addresses of the pages that list all functions of a type, by its name. */
  readonly typePages: ReadonlyMap<string, string>;
}

/** A generated part as a page asks for it, such as `<CliCommand name="dagger call" />`. */
export interface Place {
  /** Its attributes; all are text. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What its author wrote inside it. */
  readonly children: readonly BlockContent[];
  /** The page as its author wrote it. */
  readonly page: Root;
  /** Level of the heading that it stands below. */
  readonly depth: number;
  /** Ids that the page has already; renderers of ids add theirs. */
  readonly ids: Set<string>;
}

/** Something that pages can ask for by name. */
export interface Component {
  /** Attributes that it needs. */
  readonly required: readonly string[];
  readonly optional?: readonly string[];
  /**
   * Makes the part.
   *
   * @throws Error with the nearest known name when an attribute names nothing.
   */
  readonly render: (place: Place, context: ReferenceContext) => readonly BlockContent[];
}

/**
 * Finds what an attribute names.
 *
 * @param kind what is looked for, as the message says it: `command`.
 * @throws Error with the nearest known name.
 */
export function findByName<Value>(kind: string, name: string, known: ReadonlyMap<string, Value>): Value {
  const found = known.get(name);
  if (found === undefined) {
    throw new Error(`Unexpected ${kind} "${name}", expected ${describeChoices(name, [...known.keys()])}. Correct it.`);
  }
  return found;
}
