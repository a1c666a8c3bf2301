import { compareHeading } from "./compare-heading.ts";
import type { IndexedSection } from "./decode-index.ts";
import { toSpelling } from "./name-keys.ts";
import type { QueryPlan } from "./plan-query.ts";
import type { Heading } from "./read-heading.ts";

/** What speaks for a section besides its words. `bench/search` shows what changing one does. */
const gains = {
  /** Gain of a section whose heading is the query; a part of it where the heading goes on. */
  exact: 1.8,
  /** How much more that is for the beginning of a page than for a section of the same name. */
  exactPage: 1.3,
  /** The gain for API symbols when the query is a plain word: `service` rather than `asService`. */
  exactWord: 0.4,
  /** Gain of a section that explains the name that the query consists of. */
  definition: 1,
  /** Both gains where the query names what the name belongs to: `gc.enabled`, `Container.withExec`. */
  qualified: 7,
  /** Factor on a member in the very spelling of the query: `withoutFiles` beside `withoutFile`. */
  spelling: 1.1,
  /** How much of what speaks against a symbol's section is forgotten when it is named; the rest decides between equals. */
  lift: 0.6,
  /** Factor on API symbols for plain words, which guides explain. */
  plainSymbol: 0.65,
  /** Gain of the beginning of a page whose title has words of the query, against any other section. */
  beginning: 0.15,
  /** Gain of a section whose heading has all words of the query and nothing else, in any order. */
  heading: 0.5,
};

/** What is known of a section that was found. */
export interface Found {
  readonly section: IndexedSection;
  readonly heading: Heading;
  /** How much of the query its heading has, and those above it. */
  readonly headingShare: number;
  /** Whether it explains the name that the query consists of. */
  readonly isExplaining: boolean;
}

/** Returns the factor on a section's score: its prior, and what it has in common with the query besides words. */
export function measureGain(plan: QueryPlan, found: Found): number {
  const { section, heading, headingShare } = found;
  const likeness = compareHeading(plan, heading, section.kind === "symbol");
  const filled = Math.min(plan.words.length / heading.length, 1);
  const beginning = section.above.length === 0 ? gains.beginning * headingShare : 0;
  const specific = gainByHeading(plan, found, likeness) + gainByName(plan, found);
  const spelling = likeness === 1 && heading.member?.spelling === toSpelling(plan.text) ? gains.spelling : 1;
  return (
    spelling * weighPrior(plan, found, likeness) * (1 + specific + beginning + gains.heading * headingShare * filled)
  );
}

function gainByHeading(plan: QueryPlan, { section, heading }: Found, likeness: number): number {
  if (!isNamed(plan, section, heading)) {
    return gains.exactWord * likeness;
  }
  const isQualified = heading.member !== undefined && plan.memberKey !== undefined && likeness === 1;
  const size = section.above.length === 0 ? gains.exactPage : 1;
  // What repeats elsewhere is no better for being named.
  const share = section.kind === "symbol" ? 1 : section.prior;
  return (isQualified ? gains.qualified : gains.exact) * size * share * likeness;
}

function gainByName(plan: QueryPlan, { isExplaining }: Found): number {
  return isExplaining ? (plan.isPath || plan.text.includes(".") ? gains.qualified : gains.definition) : 0;
}

/** Who names a symbol wants that symbol: most of what speaks against its section in general counts no more. */
function weighPrior(plan: QueryPlan, { section, heading, isExplaining }: Found, likeness: number): number {
  const { kind, prior } = section;
  if (kind !== "symbol") {
    return prior;
  }
  const familiarity = isExplaining && plan.memberKey !== undefined ? 1 : likeness;
  return isNamed(plan, section, heading) ? prior ** (1 - gains.lift * familiarity) : prior * gains.plainSymbol;
}

/** Whether the query names a symbol rather than using a word that is also one's name. */
function isNamed(plan: QueryPlan, { kind }: IndexedSection, { symbol, keys }: Heading): boolean {
  return (
    kind !== "symbol" ||
    plan.isSymbol ||
    symbol === plan.text ||
    (!plan.isPath && keys.some((key) => key.includes(" ") && plan.keys.includes(key)))
  );
}
