import { readFileSync } from "node:fs";
import path from "node:path";
import { collectFacts, type DocsData, type DocsPage } from "@docs/agent";
import { loadFacts } from "@docs/facts";
import { toTwinPath, twinLanguages } from "@docs/markdown";
import { readIndexFiles } from "../read-index-files.ts";

/** A page as `twins.json` of a build lists it. */
interface ListedPage extends Pick<DocsPage, "url" | "title" | "description" | "kind"> {
  readonly hasLanguages: boolean;
  readonly twins: readonly { readonly path: string; readonly sections: readonly string[] }[];
}

/** Records of runs, which prove pages and explain nothing of their own. */
const RUNS = "/runs/";

/**
 * Reads what the documentation server needs from a finished build and from the facts.
 *
 * @throws Error when the folder doesn't hold a build.
 */
export function readDocsData(folder: string, siteUrl: string): DocsData {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const list: { version: string; pages: ListedPage[] } = JSON.parse(read("twins.json"));
  const files = readIndexFiles(folder);
  const pages = list.pages.filter(({ url }) => !url.startsWith(RUNS)).map((page) => readPage(page, read));
  return {
    siteUrl,
    version: list.version,
    pages,
    index: JSON.parse(readFileSync(files.index, "utf8")),
    texts: JSON.parse(readFileSync(files.text, "utf8")),
    facts: collectFacts(loadFacts(), pages),
  };
}

function readPage({ hasLanguages, twins, ...page }: ListedPage, read: (file: string) => string): DocsPage {
  const all = twins.map((twin) => withoutHead(read(twin.path))).join("\n");
  const texts = hasLanguages
    ? twinLanguages.map((sdk) => [sdk, withoutHead(read(toTwinPath(page.url, sdk)))] as const)
    : [];
  const { url, title, description, kind } = page;
  const sections = twins.flatMap((twin) => twin.sections);
  return { url, title, description, kind, sections, texts: { all, ...Object.fromEntries(texts) } };
}

/** Removes the front matter and the note below it. */
function withoutHead(markdown: string): string {
  return markdown.replace(/^---\n[\s\S]*?\n---\n+> .*\n+/, "");
}
