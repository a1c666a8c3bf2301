export { analyze, isStopTerm, toTerms } from "./analyze.ts";
export { type DecodedIndex, readUrl } from "./decode-index.ts";
export { measureDistance } from "./distance.ts";
export { findSynonyms, isMeaningful } from "./draft-words.ts";
export { type FetchFile, fetchJson } from "./fetch-json.ts";
export { fields } from "./fields.ts";
export { LONGEST_CODE, type TextFile } from "./files.ts";
export { IndexError } from "./index-error.ts";
export { type LoadedIndex, loadGrowingIndex, loadIndex } from "./load-index.ts";
export { toName } from "./name-keys.ts";
export { parseJson } from "./parse-json.ts";
export { isProblem } from "./plan-query.ts";
export { readLanguage } from "./read-code.ts";
export { stem } from "./stem.ts";
export { createTextStore, toOneLine, toPlainWords } from "./text-store.ts";
export { type Token, tokenize } from "./tokenize.ts";
export {
  type Hit,
  type HitKind,
  type Sdk,
  type SearchAnswer,
  type SearchIndex,
  type SearchManifest,
  type SearchOptions,
  type Segment,
  sdks,
} from "./types.ts";
export type { Vocabulary } from "./vocabulary.ts";
