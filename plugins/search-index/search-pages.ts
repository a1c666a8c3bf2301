import type { Page, Section } from "@docs/content";
import { type Api, SDK_REFERENCE } from "@docs/facts";
import { type HitKind, type Sdk, sdks } from "@docs/search";
import type { SearchPage, SearchSection } from "@docs/search/build";
import { readKeywords } from "./keywords.ts";
import { countMentions, readPrior } from "./priors.ts";
import { readSignatures } from "./signatures.ts";

/** Adds to the pages what the search can't know itself: which of them name symbols, commands, and errors. */
export function toSearchPages(pages: readonly Page[], api: Api): SearchPage[] {
  const fame = countMentions(pages);
  return pages.map((page) => {
    const owner = page.title.split(" ")[0] ?? "";
    return {
      url: page.url,
      title: page.title,
      description: page.description,
      keywords: page.keywords,
      label: readLabel(page),
      sdk: readSdk(page.url),
      sections: page.sections.map((section): SearchSection => {
        const { id, level, heading, text, marked, code, pictures } = section;
        const kind = readKind(page, section);
        const signatures =
          kind === "symbol" && SYMBOL_PAGE.test(page.url) ? readSignatures(section, owner, api) : undefined;
        const keywords = readKeywords(page.url, id);
        const prior = readPrior(page, section) * fame(page.url);
        const more = {
          ...(marked ? { marked } : {}),
          ...(pictures ? { pictures } : {}),
          ...(signatures ? { signatures } : {}),
          ...(keywords.length > 0 ? { keywords } : {}),
        };
        return { id, level, heading, text, code, kind, prior, ...more };
      }),
    };
  });
}

function readSdk(url: string): Sdk | undefined {
  return url.startsWith(SDK_REFERENCE)
    ? "typescript"
    : sdks.find((sdk) => url === `/extending/custom-applications/${sdk}`);
}

function readKind({ url }: Page, { id, level, heading, trail }: Section): HitKind {
  if (SYMBOL_PAGE.test(url) || (url.startsWith(TYPE_PAGES) && id === heading.toLowerCase() && level > 3)) {
    return "symbol";
  }
  if (level > 1 && url === "/reference/cli" && /^dagger\b/.test(heading)) {
    return "command";
  }
  if (isError(url, id, level, trail)) {
    return "error";
  }
  return level === 1 ? "page" : "section";
}

/** Checks for a section about one message. The first part of the page of messages explains how to read any of them. */
function isError(url: string, id: string, level: number, trail: readonly string[]): boolean {
  const isEntry = url === "/reference/troubleshooting" && level > 2 && trail[0] !== "Read the message";
  return isEntry || id.startsWith("message-");
}

/** Labels of the kinds of pages that a result doesn't name otherwise. */
const LABELS: Readonly<Record<string, string>> = {
  concept: "Concept",
  "how-to": "How-to",
  tutorial: "Tutorial",
  reference: "Reference",
  recipe: "Recipe",
  overview: "Overview",
};

function readLabel({ url, kind }: Page): string {
  return SYMBOL_PAGE.test(url) || url.startsWith(TYPE_PAGES) ? "Type" : (LABELS[kind] ?? "");
}

/** Beginning of the addresses of pages about one type in all languages. */
const TYPE_PAGES = "/getting-started/types/";

const SYMBOL_PAGE = /^\/reference\/typescript\/.*\/(?:classes|enumerations|functions|type-aliases|variables)\//;
