/**
 * The space before the last word of a paragraph or of an item of a list, and that word with its tags. A space between two
 * elements may be none: in a grid, such as the steps of a run, only one that breaks takes no room.
 */
const LAST_WORD = / (?!(?<=> )<)((?:<[^>]*>|[^<> ])+<\/(?:p|li)>)/g;

/** Most characters of a last word that needs company. */
const SHORT = 5;

/**
 * Joins a short last word of a paragraph with the one before it by a no-break space, because `text-wrap: pretty` only
 * keeps a single word from the last line, however short two of them are.
 *
 * Pages get these spaces last, so that the search, Markdown, and whoever copies either find ordinary ones.
 *
 * @example joinLastWords("<article><p>Wherever you call it.</p></article>") // "… you call\u00a0it.…"
 */
export function joinLastWords(html: string): string {
  return html.replace(/<article[\s>].*<\/article>/s, (article) =>
    article.replace(LAST_WORD, (end, word: string) => {
      // A space in code is one that readers copy.
      const isInCode = /<\/(?:code|pre)>/.test(word.replace(/<code>.*?<\/code>/, ""));
      const isShort = word.replace(/<[^>]*>/g, "").length <= SHORT;
      return isShort && !isInCode ? `\u00a0${word}` : end;
    }),
  );
}
