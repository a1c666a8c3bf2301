import { compareHeading } from "./compare-heading.ts";
import type { IndexedSection } from "./decode-index.ts";
import { toSpelling } from "./name-keys.ts";
import type { QueryPlan } from "./plan-query.ts";
import type { Heading } from "./read-heading.ts";

/** Gains for the properties of a section besides its words. `bench/search` shows the effect of changing one. */
const gains = {
  /** Gain of a section whose heading equals the query; part of it if the heading continues. */
  exact: 1.8,
  /** Factor on that gain for the beginning of a page, compared to a section with the same name. */
  exactPage: 1.3,
  /** Gain of API symbols if the query is a plain word: `service` rather than `asService`. */
  exactWord: 0.4,
  /** Gain of a section that explains the name that makes up the query. */
  definition: 1,
  /** The same if the query also names what the name belongs to: `gc.enabled`. */
  qualified: 7,
  /** Gain of a member's own entry if the query names it with its type: `Container.withExec`. */
  member: 14,
  /** Factor on a member in exactly the spelling of the query: `withoutFiles` next to `withoutFile`. */
  spelling: 1.1,
  /** Share of a penalty that is waived if the symbol is named, or the cause is; the rest decides between equals. */
  lift: 0.6,
  /** Factor on a section that names causes, if the query states a problem. Raising it demotes recipes for such queries. */
  cause: 1.5,
  /** Gain of the beginning of a page whose title contains words of the query, compared to any other section. */
  beginning: 0.15,
  /** Gain of a section whose heading contains all words of the query and no others, in any order. */
  heading: 0.5,
};

/** A section that was found, with what is known about it. */
export interface Found {
  readonly section: IndexedSection;
  readonly heading: Heading;
  /** Share of the query in its heading and those above it. */
  readonly headingShare: number;
  /** Whether it explains the name that makes up the query. */
  readonly isExplaining: boolean;
  /** Whether it says what causes something. */
  readonly namesCause: boolean;
}

/** Returns the factor on a section's score, from its prior and its similarities to the query besides words. */
export function measureGain(plan: QueryPlan, found: Found): number {
  const { section, heading, headingShare } = found;
  const likeness = compareHeading(plan, heading, section.kind === "symbol");
  const filled = Math.min(plan.words.length / heading.length, 1);
  const beginning = section.above.length === 0 ? gains.beginning * headingShare : 0;
  const specific = gainByHeading(plan, found, likeness) + gainByName(plan, found);
  const spelling = likeness === 1 && heading.member?.spelling === toSpelling(plan.text) ? gains.spelling : 1;
  return (
    spelling *
    weighPrior(plan, found, likeness) *
    (1 +
      specific +
      beginning +
      gains.heading * (section.kind === "symbol" && !isNamed(plan, section, heading) ? 0 : headingShare) * filled)
  );
}

function gainByHeading(plan: QueryPlan, { section, heading }: Found, likeness: number): number {
  if (!isNamed(plan, section, heading)) {
    return gains.exactWord * likeness;
  }
  const isQualified = heading.member !== undefined && plan.memberKey !== undefined && likeness === 1;
  const size = section.above.length === 0 ? gains.exactPage : 1;
  // Naming content that repeats elsewhere doesn't make it better.
  const share = section.kind === "symbol" ? 1 : section.prior;
  return (isQualified ? gains.member : gains.exact) * size * share * likeness;
}

function gainByName(plan: QueryPlan, { isExplaining }: Found): number {
  return isExplaining ? (plan.isPath || plan.text.includes(".") ? gains.qualified : gains.definition) : 0;
}

/**
 * Returns the weight of a section's prior. A query that names a symbol asks for exactly that symbol, and one that states
 * a problem asks for its cause, so most of the general penalty on such a section is waived.
 */
function weighPrior(plan: QueryPlan, found: Found, likeness: number): number {
  const { section, heading, isExplaining, namesCause } = found;
  const { kind, prior } = section;
  if (kind !== "symbol") {
    return plan.isProblem && namesCause ? gains.cause * prior ** (1 - gains.lift) : prior;
  }
  const familiarity = isExplaining && plan.memberKey !== undefined ? 1 : likeness;
  return isNamed(plan, section, heading) ? prior ** (1 - gains.lift * familiarity) : prior;
}

/** Checks whether the query names a symbol rather than using a word that is also a symbol's name. */
function isNamed(plan: QueryPlan, { kind }: IndexedSection, { symbol, keys }: Heading): boolean {
  return (
    kind !== "symbol" ||
    plan.isSymbol ||
    symbol === plan.text ||
    (!plan.isPath && keys.some((key) => key.includes(" ") && plan.keys.includes(key)))
  );
}
