import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { dataDir, type FunctionOrder, loadFacts, readData, type SdkReference } from "@docs/facts";
import { daggerVersion } from "../../data/version.ts";
import { hideSymbols, type PublishedSdk } from "./read-sdk.ts";
import { findUses, indexSymbols, type SymbolIndex, type Uses } from "./symbols.ts";
import { createTexts, type Texts } from "./texts.ts";

/** The pages that are maps of others. */
export type MapName = "api" | "connect" | "errors" | "modules" | "start";

/** What is written by hand for the reference: data/sdk-reference/. */
export interface ReferenceData extends SdkReference {
  /** MDX of the pages that are prose, by the name of the file; each page that has one knows its name. */
  readonly prose: Readonly<Record<string, string>>;
  readonly maps: Readonly<Record<MapName, { path: string; title: string; description: string }>>;
}

/** What the pages are made from: the documented symbols, where they are used, and what is written about them. */
export interface ReferenceContext {
  readonly index: SymbolIndex;
  readonly usesOf: (name: string) => Uses;
  readonly texts: Texts;
  readonly order: FunctionOrder;
  readonly prose: Readonly<Record<string, string>>;
  readonly maps: ReferenceData["maps"];
  /** Addresses of the pages that describe a type in every SDK language, by its name. */
  readonly typePages: ReadonlyMap<string, string>;
}

/** Reads data/sdk-reference/. */
export function readReferenceData(): ReferenceData {
  const folder = path.join(dataDir, "sdk-reference/prose");
  const prose = readdirSync(folder).map(
    (file) => [path.parse(file).name, readFileSync(path.join(folder, file), "utf8").trim()] as const,
  );
  return {
    ...loadFacts().sdkReference,
    prose: Object.fromEntries(prose),
    maps: readData<ReferenceData["maps"]>("sdk-reference/maps.json"),
  };
}

/** Joins the package and the texts. */
export function createContext(
  { sdk, version }: PublishedSdk,
  { hidden, order, texts, prose, maps }: ReferenceData,
  typePages: ReadonlyMap<string, string>,
): ReferenceContext {
  const index = indexSymbols(hideSymbols(sdk, hidden));
  const count = (module: string) => String([...index.values()].filter((page) => page.module === module).length);
  const values = {
    daggerVersion,
    packageVersion: version,
    apiCount: count("api/client.gen"),
    // The list of codes is no class.
    errorCount: String(Number(count("common/errors")) - 1),
  };
  return {
    ...{ index, order, maps, typePages },
    usesOf: findUses(index),
    texts: createTexts(texts),
    prose: Object.fromEntries(Object.entries(prose).map(([name, text]) => [name, fillValues(text, values)])),
  };
}

/**
 * Puts values into prose.
 *
 * @throws Error naming the values that prose can ask for.
 */
function fillValues(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      const known = Object.keys(values).join(", ");
      throw new Error(`data/sdk-reference/prose: unexpected {{${name}}}, expected one of: ${known}. Correct it.`);
    }
    return value;
  });
}
