export * from "./addresses.ts";
export {
  type Api,
  type ApiArgument,
  type ApiFunction,
  type ApiType,
  isRequired,
  isTellingDefault,
  namedType,
  parseTypeRef,
  type RawApi,
} from "./api.ts";
export type * from "./facts.ts";
export { type FunctionOrder, findUnknownFunctions, groupFunctions } from "./function-order.ts";
export { chooseSchema, type JsonPath, type JsonSchema, schemaOfKey, validateJson } from "./json-schema.ts";
export { listKeys, type SchemaKey } from "./list-keys.ts";
export type { CliFacts, CommandFacts, FlagFacts } from "./load-cli.ts";
export { acceptGaps, type GapHandler, loadFacts } from "./load-facts.ts";
export { dataDir, readData } from "./read-data.ts";
export type { Hidden, Names, SdkReference, SdkTexts } from "./sdk-reference.ts";
export {
  type ApiMember,
  argumentType,
  type Declarer,
  isAsked,
  returnType,
  splitArguments,
} from "./signatures/api-member.ts";
export { declarers } from "./signatures/declarers.ts";
export { go } from "./signatures/go.ts";
export { python } from "./signatures/python.ts";
export { toTypeScriptMember, toTypeScriptName } from "./signatures/typescript.ts";
export type { Release } from "./since.ts";
export * from "./spellings.ts";
