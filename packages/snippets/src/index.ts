export { type ApiCall, inferCalls } from "./infer-calls.ts";
export { languages, reasonAttribute, type SdkLanguage, sdkLanguages } from "./languages.ts";
export { readExternalModules } from "./modules/external-modules.ts";
export type { Module, ModuleObject } from "./modules/module.ts";
export { parseTypeScriptModule } from "./modules/parse-typescript-module.ts";
export { readModule } from "./modules/read-module.ts";
export { findCommentWords, readComments, replaceComments } from "./read-comments.ts";
export { DEPENDENCIES_FILE, readDependencies } from "./read-dependencies.ts";
export {
  describeUnknownSnippet,
  type Program,
  readPrograms,
  readSnippet,
  readSnippetSources,
  type SnippetSource,
  toIdentifier,
} from "./read-snippets.ts";
export { listDescriptions, stripComments } from "./strip-comments.ts";
