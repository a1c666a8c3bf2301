/** Shorter words are kept as they are, because what would remain of them is meaningless. */
const SHORTEST = 4;

/**
 * Removes the ending of an English word, so forms of the same word match: `caching`, `caches`, and `cached` become
 * `cach`.
 *
 * It's light on purpose: it removes plurals, `-ly`, `-ing`, `-ed`, `-ion`, `-ate`, and the `-ment` of longer words, and
 * joins `-ability` with `-able`, but keeps every ending that makes a different word (`container`, `optional`). The
 * result is a key that is never shown to readers.
 *
 * @param word in lowercase.
 *
 * @example stem("secrets") // "secret"
 * @example stem("installation") // "install"
 */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) {
    return known;
  }
  const isWord = word.length >= SHORTEST && /^[a-z]+$/.test(word);
  const found = isWord
    ? withoutFinalE(withoutNounEnding(withoutVerbEnding(withoutPlural(withoutAdverbEnding(word)))))
    : word;
  if (stems.size >= MOST_REMEMBERED) {
    stems.clear();
  }
  stems.set(word, found);
  return found;
}

/** Stems computed so far, because a search meets the words of the same sections at every keystroke. */
const stems = new Map<string, string>();

/** More words than a site contains, and few enough that a hostile query can't fill the memory. */
const MOST_REMEMBERED = 50_000;

function withoutAdverbEnding(word: string): string {
  return /^.{5,}ly$/.test(word) ? word.slice(0, -2) : word;
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word) || !word.endsWith("s")) {
    return word;
  }
  if (word.endsWith("ies") && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  return word.endsWith("sses") ? word.slice(0, -2) : word.slice(0, -1);
}

function withoutVerbEnding(word: string): string {
  if (word.endsWith("ied") && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  const base = /^(.*[aeiouy].*)(?:ing|ed)$/.exec(word)?.[1];
  if (base === undefined || base.length < 3) {
    return word;
  }
  // `running` is a form of `run`, but `calling` is one of `call` and `passing` is one of `pass`.
  return /([bdfgmnprt])\1$/.test(base) && base.length > 3 ? base.slice(0, -1) : base;
}

function withoutNounEnding(word: string): string {
  if (/^.{3,}[ai]bility$/.test(word)) {
    return `${word.slice(0, -5)}le`;
  }
  const base = /^(?:(.{4,}?)(?:ation|ate|at|ion)|(.{6,})ment)$/.exec(word);
  return base?.[1] ?? base?.[2] ?? word;
}

function withoutFinalE(word: string): string {
  return word.length >= SHORTEST && word.endsWith("e") ? word.slice(0, -1) : word;
}
