export { findClosing, findLineEnd, type ListPart, splitParts } from "./brackets.ts";
export { createApiVocabulary } from "./create-api-vocabulary.ts";
export { followCalls } from "./follow-calls.ts";
export type { FoundName, Meaning, Vocabulary } from "./names.ts";
export { languageOf, maskCode, readPieces, replacePieces } from "./syntax.ts";
