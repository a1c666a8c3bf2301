import type { FunctionOrder } from "./function-order.ts";
import type { Reader } from "./read-data.ts";

/** Texts by the names that the TypeScript package exports. */
export type Names = Readonly<Record<string, string>>;

/** Descriptions, all written for this site: `data/sdk-reference/{summaries,arguments,defaults}.json`. */
export interface SdkTexts {
  /** Exports: classes, enums, functions, variables, errors, and aliases that are neither ids nor options. */
  readonly symbols: Names;
  /** Methods that many classes have. `loadFromID` describes every `load…FromID`, with `{type}` as the class. */
  readonly everywhere: Names;
  /** Methods, enum members, and fields of errors, by the export that has them. */
  readonly members: Readonly<Record<string, Names>>;
  /** Arguments and option fields, by `Class.method`, by `Class`, or by `*` if they mean the same everywhere. */
  readonly arguments: Readonly<Record<string, Names>>;
  /** Default values as TypeScript source, by the alias that contains the option. */
  readonly defaults: Readonly<Record<string, Names>>;
}

/** Names in the installed package that the documented version doesn't have: `data/sdk-reference/hide.json`. */
export interface Hidden {
  readonly exports: readonly string[];
  /** Members, by the name of the class or alias that contains them. */
  readonly members: Readonly<Record<string, readonly string[]>>;
}

/** The handwritten content about the TypeScript SDK, from data/sdk-reference/. */
export interface SdkReference {
  readonly texts: SdkTexts;
  readonly order: FunctionOrder;
  readonly hidden: Hidden;
}

/** Reads data/sdk-reference/. */
export function loadSdkReference(read: Reader): SdkReference {
  const texts = {
    ...read<Pick<SdkTexts, "everywhere" | "members" | "symbols">>("sdk-reference/summaries.json"),
    arguments: read<SdkTexts["arguments"]>("sdk-reference/arguments.json"),
    defaults: read<SdkTexts["defaults"]>("sdk-reference/defaults.json"),
  };
  const order = {
    common: read<FunctionOrder["common"]>("sdk-reference/common.json"),
    topics: read<FunctionOrder["topics"]>("sdk-reference/topics.json"),
    ...read<Pick<FunctionOrder, "deprecated" | "experimental">>("sdk-reference/status.json"),
  };
  return { texts, order, hidden: read("sdk-reference/hide.json") };
}
