import { closest } from "@docs/pages/closest";
import type { Sdk } from "@docs/search";
import type { DocsData, DocsPage } from "./data.ts";

/** A section of a page in one language. */
export interface PageSection {
  readonly id: string;
  readonly heading: string;
  readonly depth: number;
  readonly text: string;
}

/** A page, or a section of it, that an address leads to. */
export interface Found {
  readonly page: DocsPage;
  readonly id: string | undefined;
  readonly text: string;
}

/** Returns a page's Markdown in a language, or in all of them. */
export function readText({ texts }: DocsPage, sdk: Sdk | undefined): string {
  return (sdk && texts[sdk]) ?? texts.all ?? "";
}

/** Finds pages and sections by their addresses. */
export interface PageFinder {
  /** @param address a path or an address of a page or its Markdown, with or without an anchor. */
  find(address: string, sdk: Sdk | undefined): Found | undefined;
  /** Lists addresses that are spelled much the same. */
  suggest(address: string): readonly string[];
}

/** Creates a finder over all pages. */
export function createPageFinder({ pages, siteUrl }: Pick<DocsData, "pages" | "siteUrl">): PageFinder {
  const byPath = new Map(pages.map((page) => [toPath(page.url, siteUrl).path, page]));
  return {
    find(address, sdk) {
      const { path, id, language } = toPath(address, siteUrl);
      const page = byPath.get(path);
      const text = page && readText(page, sdk ?? language);
      if (!page || text === undefined) {
        return undefined;
      }
      const section = id === undefined ? undefined : cutSection(page, text, id);
      return id !== undefined && !section ? undefined : { page, id, text: section?.text ?? text };
    },
    suggest(address) {
      const { path, id } = toPath(address, siteUrl);
      const page = byPath.get(path);
      if (page && id !== undefined) {
        const near = closest(id, page.sections);
        return (near === undefined ? page.sections.slice(0, 3) : [near]).map((section) => `${page.url}#${section}`);
      }
      const name = path.split("/").at(-1) ?? "";
      const same = [...byPath.keys()].filter((known) => name !== "" && known.endsWith(`/${name}`));
      return [...new Set([...same, closest(path, byPath.keys()) ?? []].flat())].slice(0, 3);
    },
  };
}

function toPath(address: string, siteUrl: string): { path: string; id: string | undefined; language: Sdk | undefined } {
  const [bare = "", id] = address
    .trim()
    .replace(siteUrl, "")
    .replace(/^https?:\/\/[^/]+/, "")
    .split("#", 2);
  const match = /^(.*?)(?:\.(go|python|typescript|php|java))?(?:\.md)?\/?$/.exec(bare.split("?")[0] ?? "");
  const path = `/${(match?.[1] ?? "").replace(/^\/+/, "").replace(/\/$/, "")}`;
  return { path: path === "/index" ? "/" : path, id: id || undefined, language: match?.[2] as Sdk | undefined };
}

/** Splits a page's Markdown at its headings; each section reaches to the next heading of any level. */
export function listSections(page: DocsPage, text: string): readonly PageSection[] {
  const lines = text.split("\n");
  const starts: { line: number; depth: number; heading: string }[] = [];
  let fence: string | undefined;
  for (const [line, content] of lines.entries()) {
    const mark = /^\s*(?:>\s*|- )*(`{3,})/.exec(content)?.[1];
    if (mark && (fence === undefined || (content.trim() === fence && mark === fence))) {
      fence = fence === undefined ? mark : undefined;
    }
    const heading = fence === undefined ? /^(#{2,6}) (.*)$/.exec(content) : undefined;
    if (heading) {
      starts.push({ line, depth: heading[1]?.length ?? 2, heading: heading[2] ?? "" });
    }
  }
  return starts.flatMap(({ line, depth, heading }, index) => {
    const id = page.sections[index];
    const end = starts[index + 1]?.line ?? lines.length;
    return id === undefined ? [] : [{ id, heading, depth, text: `${lines.slice(line, end).join("\n").trim()}\n` }];
  });
}

/** Cuts a section with everything below its heading. */
function cutSection(page: DocsPage, text: string, id: string): PageSection | undefined {
  const sections = listSections(page, text);
  const first = sections.findIndex((section) => section.id.toLowerCase() === id.toLowerCase());
  const section = sections[first];
  if (!section) {
    return undefined;
  }
  const rest = sections.slice(first + 1);
  const next = rest.findIndex(({ depth }) => depth <= section.depth);
  const inside = next < 0 ? rest : rest.slice(0, next);
  return { ...section, text: [section, ...inside].map((one) => one.text).join("\n") };
}
