import type { QueryPlan } from "./plan-query.ts";
import type { Heading } from "./read-heading.ts";

/** How much of a heading a query is. */
const likeness = {
  /** Share of a heading that is the query but for words that say little. */
  core: 0.6,
  /** Most that a heading is worth which begins with two or more words of the query, the last of them unfinished. */
  begun: 0.9,
  /** What the member alone is worth where the query names another object: `dag.git`. */
  member: 0.4,
  /** Share that a whole page about a symbol keeps when the query names a member: `Container.id` is no `ContainerID`. */
  memberPage: 0.7,
  /** Share that plain words keep when the query is written as a symbol: `containerImage`. */
  plain: 0.6,
};

/** Returns how much of a heading the query is: 1 when it is all of it, 0 when it is something else. */
export function compareHeading(plan: QueryPlan, heading: Heading, isSymbol: boolean): number {
  const isCore = plan.core !== "" && plan.core === heading.core;
  const best = Math.max(
    isCore ? likeness.core : 0,
    plan.memberKey === undefined ? compare(plan, heading) : compareMember(plan, heading),
  );
  return plan.isSymbol && !isSymbol && heading.isPlain ? best * likeness.plain : best;
}

/** In plain loops: a keystroke compares thousands of headings. */
function compare({ keys }: QueryPlan, heading: Heading): number {
  let best = 0;
  for (const key of heading.keys) {
    for (const query of keys) {
      if (key.startsWith(query)) {
        best = Math.max(best, compareKey(query, key));
      }
    }
  }
  return best;
}

function compareKey(query: string, key: string): number {
  if (query === key) {
    return 1;
  }
  const words = query.split(" ").length;
  const begun = words > 1 ? (likeness.begun * words) / key.split(" ").length : 0;
  return Math.max(query.length / key.length, begun) ** 2;
}

function compareMember({ keys, memberKey }: QueryPlan, heading: Heading): number {
  if (heading.member !== undefined) {
    const isSame = keys.includes(heading.keys[0] ?? "");
    return isSame ? 1 : heading.member.key === memberKey ? likeness.member : 0;
  }
  const isSame = heading.keys.some((key) => keys.includes(key));
  return isSame ? (heading.symbol === undefined ? 1 : likeness.memberPage) : 0;
}
