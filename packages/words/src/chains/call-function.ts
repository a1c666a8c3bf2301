import { describeChoices, type PlacedFault } from "@docs/pages";
import { type Given, matchArguments, type Style } from "./match-arguments.ts";
import type { Candidate, World } from "./world.ts";

/** The possible types of a chain's result so far; undefined if they can't be known. */
export type Reached = readonly string[] | undefined;

/** A call within a chain. */
export interface Call {
  readonly name: string;
  readonly offset: number;
  readonly given: readonly Given[];
}

/** The outcome of a call: the types of its result, and what is wrong with it. */
export interface Outcome {
  readonly reached: Reached;
  readonly faults: readonly PlacedFault[];
}

/** Finds the functions with a name on the result of a chain; if its type is unknown, those of every type. */
export function findCandidates(world: World, reached: Reached, name: string): readonly Candidate[] {
  const candidates = [...(reached ?? world.types())].flatMap((type) => world.functionsOf(type)?.get(name) ?? []);
  return [...new Set(candidates)];
}

/** Calls a function on the result of a chain. */
export function callFunction(world: World, reached: Reached, { name, offset, given }: Call, style: Style): Outcome {
  if (/^[A-Z_]{2,}$|…|^\$/.test(name)) {
    return { reached: undefined, faults: [] };
  }
  const candidates = findCandidates(world, reached, name);
  if (candidates.length === 0) {
    return { reached: undefined, faults: [unknownFunction(world, reached, name, offset)] };
  }
  const results = candidates.map(({ fn }) => ({
    fn,
    faults: matchArguments(name, fn.args, given, { ...style, offset, rules: world.rules }),
  }));
  const fitting = results.filter(({ faults }) => faults.length === 0);
  if (fitting.length > 0) {
    return { reached: [...new Set(fitting.map(({ fn }) => world.resultOf(fn.returns)))], faults: [] };
  }
  const best = results.reduce((left, right) => (right.faults.length < left.faults.length ? right : left));
  return { reached: undefined, faults: best.faults };
}

function unknownFunction(world: World, reached: Reached, name: string, offset: number): PlacedFault {
  const types = reached ?? [];
  const known = [...(reached ?? world.types())].flatMap((type) => [...(world.functionsOf(type)?.keys() ?? [])]);
  const owner = types.length > 0 ? ` of ${types.join(" or ")}` : "";
  const none = types.length > 0 ? `the end of the chain, for ${types.join(" or ")} has no functions` : "a function";
  return {
    offset,
    found: `Unexpected function "${name}"${owner}`,
    expected: known.length === 0 ? none : describeChoices(name, known, `one of its ${new Set(known).size} functions`),
    fix: "Correct the name; names are in kebab case. A function of the page's own module has to be in a snippet.",
  };
}
