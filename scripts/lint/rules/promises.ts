import { describeChoices, type Problem } from "@docs/pages";
import { findPromises, findPromisesOfProgram, type PromiseSentence } from "../promises.ts";
import type { SiteRule } from "../rule.ts";

const FILE = "data/promises.json";

/**
 * Compares every absolute sentence about secrets, agents, or the sandbox with the list of those that a person traced to
 * Dagger's source: readers rely on them, and a false one does harm.
 */
export const checkPromises: SiteRule = (pages, { promises, programs, unreadable }) => {
  const said = [
    ...pages
      .filter(({ isGenerated }) => !isGenerated)
      .flatMap(({ file, tree }) => findPromises(tree).map((sentence) => ({ ...sentence, file, place: file }))),
    ...[...programs].flatMap(([file, code]) =>
      findPromisesOfProgram(file, code).map((sentence) => ({ ...sentence, file, place: file.replace(/\/[^/]+$/, "") })),
    ),
  ];
  const listed = new Set(promises.flatMap(({ sentence, places }) => places.map((place) => toKey(place, sentence))));
  const stated = new Set(said.map(({ place, text }) => toKey(place, text)));
  return [
    ...said
      .filter(({ place, text }) => !listed.has(toKey(place, text)))
      .map(({ place, ...sentence }) =>
        unlisted(
          sentence,
          promises.flatMap((p) => (p.places.includes(place) ? [p.sentence] : [])),
        ),
      ),
    ...promises.flatMap(({ sentence, places }) =>
      places
        .filter((place) => !unreadable.includes(place) && !stated.has(toKey(place, sentence)))
        .map((place) => unused(sentence, place)),
    ),
  ];
};

function toKey(place: string, sentence: string): string {
  return `${place}\n${sentence}`;
}

function unlisted({ text, ...place }: PromiseSentence & { readonly file: string }, known: readonly string[]): Problem {
  return {
    ...place,
    found: `Unexpected promise "${text}"`,
    expected: describeChoices(text, known, `a sentence that ${FILE} has for this page`),
    fix: `Find the lines of Dagger's source that make it true and add it to ${FILE} with them, or say what remains possible instead.`,
  };
}

function unused(sentence: string, place: string): Problem {
  return {
    file: FILE,
    found: `Unexpected promise "${sentence}", which ${place} doesn't make`,
    expected: "promises that are made",
    fix: "If the place lost or changed it by mistake, restore it there; otherwise remove it here.",
  };
}
