import { readFile } from "node:fs/promises";
import path from "node:path";
import { findHosts } from "@docs/answers/hosts";
import type { AnswerSource } from "@docs/answers/types";
import { createTextStore, type LoadedIndex, loadIndex, readUrl } from "@docs/search";
import type { Sdk, SearchManifest } from "@docs/search/types";

/** A section of the documentation, as a model reads it. */
export interface Passage extends AnswerSource {
  readonly text: string;
}

/** The searchable documentation. */
export interface Documentation {
  /** Finds sections, best first. */
  search(query: string, options: { readonly limit: number; readonly sdk?: Sdk | undefined }): readonly Passage[];
  /** The number of sections. */
  readonly sections: number;
  /** The hosts that the texts and programs name, in lowercase. */
  readonly hosts: ReadonlySet<string>;
}

/** Number of programs per section that a model gets. The first is in the reader's language if the section has one. */
const PROGRAMS = 1;

/** Opens an index whose texts are prepared for a model. */
export function openDocumentation(loaded: LoadedIndex, passageCharacters: number): Documentation {
  const { index, text } = loaded;
  const texts = text && createTextStore(text);
  const numbers = new Map(index.sections.map((_, number) => [readUrl(index, number), number]));

  function read(url: string, sdk: Sdk | undefined): string {
    const section = numbers.get(url) ?? -1;
    const programs = texts?.codeOf(section, sdk).slice(0, PROGRAMS) ?? [];
    return [
      texts?.signatureOf(section, sdk) ?? "",
      texts?.textOf(section) ?? "",
      ...programs.map((program) => `\`\`\`\n${program}\n\`\`\``),
    ]
      .filter((part) => part !== "")
      .join("\n\n")
      .slice(0, passageCharacters);
  }

  return {
    sections: index.sections.length,
    hosts: listHosts([...(text?.texts ?? []), ...(text?.code ?? []).map(([, , program]) => program)]),
    search: (query, { limit, sdk }) =>
      loaded.search(query, { limit, sdk }).hits.map(({ url, title, page }) => ({
        url,
        page,
        title: title.map(({ text }) => text).join(""),
        text: read(url, sdk),
      })),
  };
}

/** Lists the hosts that texts name, in lowercase. */
export function listHosts(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => findHosts(text).map(({ host }) => host.toLowerCase())));
}

/** Timeout for a file of a published site, in milliseconds. */
const TIMEOUT_MS = 30_000;

const MANIFEST = "search/manifest.json";

/** Reads a JSON file of the site, by its path from the site's root. */
type ReadSite = (file: string) => Promise<unknown>;

/**
 * Creates a reader for a built site.
 *
 * @param site its folder, or its address
 */
export function createSiteReader(site: string): ReadSite {
  const isAddress = /^https?:\/\//.test(site);
  return async (file) => {
    const place = isAddress ? `${site.replace(/\/$/, "")}/${file}` : path.join(site, file);
    try {
      return JSON.parse(isAddress ? await fetchText(place) : await readFile(place, "utf8"));
    } catch (cause) {
      throw new Error(
        `${place} ${describe(cause)}, expected the search index of a built site. Run npm run build, or set ANSWERS_SITE to the folder or the address of a built site.`,
        { cause },
      );
    }
  };
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    throw new Error(`was answered with status ${response.status}`);
  }
  return response.text();
}

function describe(cause: unknown): string {
  if (cause instanceof SyntaxError) {
    return "isn't JSON";
  }
  const { code, message } = cause as NodeJS.ErrnoException;
  return code === "ENOENT" ? "does not exist" : /^was answered/.test(message) ? message : "could not be read";
}

/** The open index of a site, and the address of that index, which changes with its content. */
export interface OpenIndex<T> {
  readonly content: T;
  readonly index: string;
}

/**
 * Loads the index of a site.
 *
 * @param open converts the index to what the caller needs
 * @param known the index that's already loaded, which is returned if the site still has the same one
 * @throws Error naming the file, and the fix, if it's missing or has another version.
 */
export async function loadSiteIndex<T>(
  readSite: ReadSite,
  open: (index: LoadedIndex) => T,
  known?: OpenIndex<T>,
): Promise<OpenIndex<T>> {
  const manifest = (await readSite(MANIFEST)) as Partial<SearchManifest> | null;
  if (typeof manifest?.index !== "string" || typeof manifest.text !== "string") {
    throw new Error(
      `${MANIFEST} has no addresses of an index, expected "index" and "text". Run npm run build to make it again.`,
    );
  }
  if (manifest.index === known?.index) {
    return known;
  }
  const files = [manifest.index, manifest.text].map((address) => readSite(address.replace(/^\//, "")));
  const [index, text] = await Promise.all(files);
  return { content: open(loadIndex(index, text)), index: manifest.index };
}
