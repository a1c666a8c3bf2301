export { type GeneratedFiles, generateFacts, INPUT_FILES, type Inputs, readInputs, toJson } from "./generate.ts";
export { HISTORY_FILE, type History, readHistory } from "./history.ts";
export type { CliHelp } from "./read-help.ts";
export type { Unlisted } from "./read-symbols.ts";
export { openRepository, type Repository } from "./repository.ts";
export { listWork, renderWorkList, type WorkList } from "./work-list.ts";
