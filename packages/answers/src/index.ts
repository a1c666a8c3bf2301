export { type Answerer, createAnswerer } from "./create-answerer.ts";
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
