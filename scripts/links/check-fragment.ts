import { describeChoices, type Fault } from "@docs/pages";

/** Checks that a fragment leads to an id on its page; passes if the ids are unknown. */
export function checkFragment(path: string, fragment: string, ids: readonly string[] | undefined): Fault | undefined {
  // The browser itself handles these: the top of the page, and text fragments.
  const isKnown = fragment === "" || fragment === "top" || fragment.startsWith(":~:");
  if (isKnown || ids === undefined || ids.includes(fragment)) {
    return undefined;
  }
  const fix = "Correct the fragment, or the heading that it should lead to.";
  return { found: `Unexpected fragment #${fragment} of ${path}`, expected: describeChoices(fragment, ids), fix };
}

/** Decodes the escaped characters of an address, or returns it as it is if it's malformed. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
