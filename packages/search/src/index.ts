export { createRequestHandler, type WorkerWorld } from "./answer-request.ts";
export { IndexError } from "./index-error.ts";
export { type GrowingIndex, loadGrowingIndex, loadIndex, loadIndexInSlices } from "./load-index.ts";
export type {
  Hit,
  HitKind,
  Sdk,
  SearchAnswer,
  SearchIndex,
  SearchManifest,
  SearchOptions,
  Segment,
  WorkerRequest,
  WorkerResponse,
} from "./types.ts";
