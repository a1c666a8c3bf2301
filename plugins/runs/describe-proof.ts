import type { Recording, RunNote } from "@docs/runs";
import { toRunAddress } from "./addresses.ts";
import { toNumber } from "./describe-run.ts";

/** What the last line of a page says of its runs. */
export interface Proof {
  readonly text: string;
  readonly url: string;
}

/**
 * Says how many examples of a page were run; undefined if none was. An example is a program with its command, or a command
 * alone, and one whose module was only loaded doesn't count.
 *
 * @param states of the page's examples; undefined for one that no recording has.
 * @param page id of the page.
 */
export function describeProof(
  states: readonly (RunNote["state"] | undefined)[],
  page: string,
  { dagger }: Pick<Recording, "dagger">,
): Proof | undefined {
  const run = states.filter((state) => state === "run").length;
  const count = run === states.length ? `${run}` : `${run} of ${states.length}`;
  const text = `${count} ${states.length === 1 ? "example" : "examples"} run with Dagger ${toNumber(dagger)}`;
  return run === 0 ? undefined : { text, url: toRunAddress(page) };
}
