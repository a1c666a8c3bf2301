import { describeChoices, type Fault } from "@docs/pages";

/** Checks that a fragment leads to an id of its page; without ids, nobody knows. */
export function checkFragment(path: string, fragment: string, ids: readonly string[] | undefined): Fault | undefined {
  // The browser itself knows these: the top of the page, and text to look for.
  const isKnown = fragment === "" || fragment === "top" || fragment.startsWith(":~:");
  if (isKnown || ids === undefined || ids.includes(fragment)) {
    return undefined;
  }
  const fix = "Correct the fragment, or the heading that it should lead to.";
  return { found: `Unexpected fragment #${fragment} of ${path}`, expected: describeChoices(fragment, ids), fix };
}

/** Reads the escaped characters of an address, unless it is malformed. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
