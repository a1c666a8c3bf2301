import type { Page } from "@docs/content";
import { loadFacts } from "@docs/facts";
import type { Problem } from "@docs/pages";
import { openIndex, readIndexFiles } from "../read-index-files.ts";
import { findLostNames } from "./find-lost-names.ts";
import { listNames } from "./list-names.ts";

/** Searches a build for every name of the product. */
export function checkNames(
  folder: string,
  pages: readonly Page[],
): { readonly listed: number; readonly lost: readonly Problem[] } {
  const index = openIndex(readIndexFiles(folder));
  const names = listNames(loadFacts());
  const findFirst = (query: string) => index.search(query, { limit: 1 }).hits[0]?.url;
  return { listed: names.length, lost: findLostNames(names, pages, findFirst) };
}
