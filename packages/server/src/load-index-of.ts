import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SearchManifest } from "@docs/search/types";

/** What was made of a site's index, and the address of that index, which changes with the content. */
export interface Loaded<T> {
  readonly content: T;
  readonly index: string;
}

/** Reads a file of the site as JSON, by its path from the site's root. */
export type ReadSite = (file: string) => Promise<unknown>;

/** Longest wait for a file of a published site, in milliseconds. */
const TIMEOUT_MS = 30_000;

const MANIFEST = "search/manifest.json";

/**
 * Gives what reads a built site.
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
    return "is no JSON";
  }
  const { code, message } = cause as NodeJS.ErrnoException;
  return code === "ENOENT" ? "does not exist" : /^was answered/.test(message) ? message : "could not be read";
}

/**
 * Loads the index of a site.
 *
 * @param open makes something of its two files
 * @param known what there is already: nothing is loaded when the site still has that index
 * @throws Error naming the file, and how to mend it, when there is none or it is of another version.
 */
export async function loadIndexOf<T>(
  readSite: ReadSite,
  open: (index: unknown, text: unknown) => T,
  known?: Loaded<T>,
): Promise<Loaded<T>> {
  const manifest = (await readSite(MANIFEST)) as Partial<SearchManifest> | null;
  if (typeof manifest?.index !== "string" || typeof manifest.text !== "string") {
    throw new Error(
      `${MANIFEST} has no addresses of an index, expected "index" and "text". Run npm run build to make it anew.`,
    );
  }
  if (manifest.index === known?.index) {
    return known;
  }
  const [index, text] = await Promise.all([readSite(toFile(manifest.index)), readSite(toFile(manifest.text))]);
  return { content: open(index, text), index: manifest.index };
}

function toFile(address: string): string {
  return address.replace(/^\//, "");
}
