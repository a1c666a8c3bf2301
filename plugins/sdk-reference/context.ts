import type { Uses } from "./find-uses.ts";
import type { MethodOrder } from "./group-methods.ts";
import type { SymbolIndex } from "./symbols.ts";
import type { Texts } from "./texts.ts";

/** What the pages are made from: the documented symbols, where they are used, and what is written about them. */
export interface ReferenceContext {
  readonly index: SymbolIndex;
  readonly usesOf: (name: string) => Uses;
  readonly texts: Texts;
  readonly order: MethodOrder;
  readonly prose: Readonly<Record<string, string>>;
  /** Addresses of the pages that describe a type in every SDK language, by its name. */
  readonly typePages: ReadonlyMap<string, string>;
}
