import type { Page, Section } from "../../packages/content/src/index.ts";
import type { SearchPage, SearchSection } from "../../packages/search/src/build.ts";
import type { HitKind, Sdk } from "../../packages/search/src/index.ts";
import { readPrior, SDK_REFERENCE } from "./priors.ts";

const SDKS: readonly Sdk[] = ["go", "python", "typescript", "php", "java"];

/** Says of the pages of this site what the search cannot know: which of them name symbols, commands and errors. */
export function toSearchPages(pages: readonly Page[]): SearchPage[] {
  return pages.map((page) => ({
    url: page.url,
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    sdk: readSdk(page.url),
    sections: page.sections.map((section): SearchSection => {
      const { id, level, heading, text, code } = section;
      return { id, level, heading, text, code, kind: readKind(page, section), prior: readPrior(page, section) };
    }),
  }));
}

function readSdk(url: string): Sdk | undefined {
  return url.startsWith(SDK_REFERENCE)
    ? "typescript"
    : SDKS.find((sdk) => url === `/extending/custom-applications/${sdk}`);
}

function readKind({ url }: Page, { level, heading, trail }: Section): HitKind {
  if (/^\/reference\/typescript\/.*\/(?:classes|enumerations|type-aliases|variables|functions)\//.test(url)) {
    return "symbol";
  }
  if (level > 1 && url === "/reference/cli" && /^dagger\b/.test(heading)) {
    return "command";
  }
  if (level > 1 && (url === "/reference/troubleshooting" || trail.some((above) => /^errors\b/i.test(above)))) {
    return "error";
  }
  return level === 1 ? "page" : "section";
}
