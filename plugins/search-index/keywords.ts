import { readData } from "@docs/facts";

/** Words that readers use for a section, by the address of the section. */
const KEYWORDS = new Map(Object.entries(readData<Readonly<Record<string, readonly string[]>>>("search/keywords.json")));

/** Returns the words that readers use for a section but that it doesn't contain. */
export function readKeywords(url: string, id: string): readonly string[] {
  return KEYWORDS.get(id === "" ? url : `${url}#${id}`) ?? [];
}
