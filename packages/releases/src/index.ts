export {
  type GeneratedFiles,
  generateFacts,
  type Inputs,
  readUpstream,
  sumFiles,
  UPSTREAM_FILES,
  type Upstream,
} from "./generate.ts";
export { listGaps } from "./list-gaps.ts";
export type { CliHelp } from "./read-help.ts";
export type { Documented } from "./read-sources.ts";
export { compareReleases, openRepository, type Repository } from "./repository.ts";
export { listWork, renderWorkList, type WorkList } from "./work-list.ts";
