import type { QueryPlan } from "./plan-query.ts";
import type { Heading } from "./read-heading.ts";

/** Likeness of a heading and a query, by the way in which they match. */
const likeness = {
  /** Heading and query are equal apart from words that carry little meaning. */
  core: 0.6,
  /** Maximum for a heading that begins with two or more words of the query, the last of them incomplete. */
  begun: 0.9,
  /** Only the member matches, because the query names another object: `dag.git`. */
  member: 0.4,
  /** Share that a page about a symbol keeps if the query names a member: `Container.id` isn't `ContainerID`. */
  memberPage: 0.7,
  /** Share that plain words keep if the query is written as a symbol: `containerImage`. */
  plain: 0.6,
};

/** Returns the likeness of a heading and a query: 1 if they are equal, 0 if they have nothing in common. */
export function compareHeading(plan: QueryPlan, heading: Heading, isSymbol: boolean): number {
  const isCore = plan.core !== "" && plan.core === heading.core;
  const best = Math.max(
    isCore ? likeness.core : 0,
    plan.memberKey === undefined ? compare(plan, heading) : compareMember(plan, heading),
  );
  return plan.isSymbol && !isSymbol && heading.isPlain ? best * likeness.plain : best;
}

/** Compares the keys in plain loops, because every keystroke compares thousands of headings. */
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
