import type { AnswerSource } from "@docs/answers/types";
import { loadIndex } from "@docs/search";
import type { Sdk } from "@docs/search/types";
import { checkText, decodeIndex } from "../../search/src/decode-index.ts";
import { createTextStore } from "../../search/src/text-store.ts";

/** A section of the documentation, as a model gets to read it. */
export interface Passage extends AnswerSource {
  readonly text: string;
}

/** The documentation, to be searched. */
export interface Library {
  /** Finds sections, best first. */
  search(query: string, options: { readonly limit: number; readonly sdk?: Sdk }): readonly Passage[];
  /** How many sections there are. */
  readonly sections: number;
}

/** Programs of a section that a model gets: the first is the reader's language where there is one. */
const PROGRAMS = 1;

/**
 * Opens the two files of a site's search.
 *
 * @throws IndexError when one is cut off, of another format, or of another build.
 */
export function openLibrary(indexFile: unknown, textFile: unknown, passageCharacters: number): Library {
  const index = loadIndex(indexFile, textFile);
  const decoded = decodeIndex(indexFile);
  const texts = createTextStore(checkText(textFile, decoded));
  const numbers = new Map(
    decoded.sections.map(({ page, anchor }, number) => [
      `${decoded.pages[page]?.url ?? ""}${anchor ? `#${anchor}` : ""}`,
      number,
    ]),
  );

  function read(url: string, sdk: Sdk | undefined): string {
    const section = numbers.get(url) ?? -1;
    const signature = texts.signatureOf(section, sdk);
    const programs = texts.codeOf(section, sdk).slice(0, PROGRAMS);
    return [signature ?? "", texts.textOf(section), ...programs.map((program) => `\`\`\`\n${program}\n\`\`\``)]
      .filter((part) => part !== "")
      .join("\n\n")
      .slice(0, passageCharacters);
  }

  return {
    sections: decoded.sections.length,
    search: (query, { limit, sdk }) =>
      index.search(query, { limit, sdk }).hits.map(({ url, title, page }) => ({
        url,
        page,
        title: title.map(({ text }) => text).join(""),
        text: read(url, sdk),
      })),
  };
}
