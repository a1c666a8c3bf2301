import type { Page, Section } from "@docs/content";
import { type Api, SDK_REFERENCE } from "@docs/facts";
import { type HitKind, type Sdk, sdks } from "@docs/search";
import type { SearchPage, SearchSection } from "@docs/search/build";
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
      sdk: readSdk(page.url),
      sections: page.sections.map((section): SearchSection => {
        const { id, level, heading, text, code, pictures } = section;
        const kind = readKind(page, section);
        const signatures = kind === "symbol" ? readSignatures(section, owner, api) : undefined;
        const prior = readPrior(page, section) * fame(page.url);
        const more = { ...(pictures ? { pictures } : {}), ...(signatures ? { signatures } : {}) };
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

function readKind({ url }: Page, { level, heading, trail }: Section): HitKind {
  if (SYMBOL_PAGE.test(url)) {
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

const SYMBOL_PAGE = /^\/reference\/typescript\/.*\/(?:classes|enumerations|functions|type-aliases|variables)\//;
