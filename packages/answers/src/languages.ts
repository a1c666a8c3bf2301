import type { Sdk } from "@docs/search/types";

/**
 * Patterns for SDK languages in a question. Go is also a verb, so it needs a neighboring word or its capital letter.
 */
const NAMES: readonly (readonly [sdk: Sdk, pattern: RegExp])[] = [
  ["python", /\b(?:python|py|pyproject)\b/i],
  ["typescript", /\b(?:typescript|javascript|ts|js)\b/i],
  ["php", /\bphp\b/i],
  ["java", /\bjava\b(?!\s*script)/i],
  [
    "go",
    /\bgolang\b|\b(?:in|with|using|for|from|a|my|the|and|or|about) go\b(?! (?:to|about|back|on|and|through)\b)|(?<=\S\s)\bGo\b|^go[?.!]*$|\bgo (?:sdk|modules?|programs?|functions?|code|structs?|projects?|apps?)\b/,
  ],
];

/** Returns the SDK language that a question names; undefined if it names none or several. */
export function readSdk(question: string): Sdk | undefined {
  const found = NAMES.filter(([, pattern]) => pattern.test(question));
  return found.length === 1 ? found[0]?.[0] : undefined;
}

/** Returns the languages that a text from the documentation names. */
export function readSdks(text: string): readonly Sdk[] {
  return TITLES.filter(([, pattern]) => pattern.test(text)).map(([sdk]) => sdk);
}

const TITLES: readonly (readonly [sdk: Sdk, pattern: RegExp])[] = [
  ["go", /\bGo\b/],
  ["python", /\bPython\b/],
  ["typescript", /\bTypeScript\b/],
  ["php", /\bPHP\b/],
  ["java", /\bJava\b/],
];

/** Checks whether a lowercase word of a question is the name of an SDK language. */
export function isLanguageName(word: string): boolean {
  return /^(?:go|golang|python|py|typescript|javascript|ts|js|php|java|sdk)$/.test(word);
}
