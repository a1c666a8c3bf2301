export { readAnswerStream } from "./read-answer-stream.ts";
export { readFailure } from "./read-chunk.ts";
