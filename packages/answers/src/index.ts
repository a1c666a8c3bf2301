export { type AskRequest, type AskResponse, createAskHandler } from "./answer-request.ts";
export { type Answerer, createAnswerer, createAnswererInSlices } from "./create-answerer.ts";
export type {
  AnswerEvent,
  AnswerFailure,
  AnswerPart,
  AnswerProvider,
  AnswerSource,
  AskOptions,
  Exchange,
} from "./types.ts";
export { AnswerError } from "./types.ts";
