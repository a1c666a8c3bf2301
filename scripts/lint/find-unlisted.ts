import { findHosts } from "@docs/answers/hosts";
import { closest, describeChoices, type PlacedFault } from "@docs/pages";
import type { Addresses } from "./page-facts.ts";

export const LIST = "data/pages/addresses.json";

/** Finds the unlisted hosts in a piece of code, and the unlisted scripts that it runs from the network. */
export function findUnlisted(code: string, { hosts, scripts }: Addresses): readonly PlacedFault[] {
  const known = hosts.map(({ host }) => host);
  const unknown = findHosts(code)
    // A part in uppercase is a placeholder.
    .filter(({ host }) => !known.includes(host) && !/[A-Z]/.test(host))
    .map(({ host, index: offset }) => ({
      offset,
      found: `Unexpected host "${host}"`,
      expected: closest(host, known) === undefined ? "a listed one, or example.com" : describeChoices(host, known),
      fix: `Correct it, or add it to the hosts of ${LIST} with the reason.`,
    }));
  return [...unknown, ...findPipedScripts(code, scripts)];
}

/** Commands that download something, and commands that run whatever they receive. */
const FETCH = /\b(?:curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b/;
const RUN =
  /\|\s*(?:[A-Z_]+=\S+\s+)*(?:sudo\s+(?:-\S+\s+)*)?(?:ba|z|da)?sh\b|\|\s*(?:sudo\s+)?(?:python3?|node|perl|php|ruby)\b|\b(?:ba|z|da)?sh\s+(?:-c\s+["']?\$\(|<\()|\beval\b|\b(?:iex|Invoke-Expression)\b/;

/** Finds commands that run a script straight from an unlisted address on the network. */
function findPipedScripts(code: string, scripts: Addresses["scripts"]): readonly PlacedFault[] {
  const joined = code.replaceAll(/(?:\\\n|(?<=\|)\n|\n(?=\s*\|))/g, (text) => " ".repeat(text.length));
  return [...joined.matchAll(/.+/g)].flatMap(({ 0: line, index }) =>
    FETCH.test(line) && RUN.test(line)
      ? [...line.matchAll(/https?:\/\/[^\s"'`|)]+/g)]
          .filter(([url]) => !scripts.some(({ address }) => address === url))
          .map(({ 0: url, index: within }) => ({
            offset: index + within,
            found: `Unexpected script "${url}" that runs as it comes from the network`,
            expected: describeChoices(
              url,
              scripts.map(({ address }) => address),
            ),
            fix: `Download and read it first, or add it to the scripts of ${LIST} with the reason.`,
          }))
      : [],
  );
}
