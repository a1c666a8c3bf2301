import { defaultOptions, PurgeCSS } from "purgecss";

/**
 * Reads every word of some files, for PurgeCSS to look for the names in its styles among them.
 *
 * PurgeCSS reads its content anew for each style sheet, and each part of the theme has one: all pages would be read as
 * often.
 *
 * @param patterns of the files, as PurgeCSS takes them.
 * @param skipped patterns of files that do not count.
 * @returns each word once, separated by spaces.
 */
export async function readWords(patterns: readonly string[], skipped: readonly string[]): Promise<string> {
  const words = new Set<string>();
  const reader = new PurgeCSS();
  const extractor = defaultOptions.defaultExtractor as (content: string) => string[];
  const defaultExtractor = (content: string) => {
    for (const word of extractor(content)) {
      words.add(word);
    }
    return [];
  };
  reader.options = { ...defaultOptions, skippedContentGlobs: [...skipped], defaultExtractor };
  await reader.extractSelectorsFromFiles([...patterns], []);
  return [...words].join(" ");
}
