/** Runs in the page and answers the bench's questions as a reader's browser does. */
import { type Answerer, createAnswerer } from "@docs/answers";
import { loadIndex } from "@docs/search";
import { askAfter } from "./ask-all.ts";
import type { JudgedQuestion } from "./judge-answer.ts";

declare global {
  interface Window {
    answerBench: typeof answerBench;
  }
}

let answer: Answerer | undefined;

const answerBench = {
  /** Opens an index and returns how long that took, in milliseconds. */
  async load(indexUrl: string, textUrl: string): Promise<number> {
    const [index, text] = await Promise.all([indexUrl, textUrl].map(async (url) => (await fetch(url)).json()));
    const started = performance.now();
    answer = createAnswerer(loadIndex(index, text));
    return performance.now() - started;
  },

  /** Asks the questions and returns how long each complete answer took, in milliseconds. */
  ask(questions: readonly Pick<JudgedQuestion, "question" | "after">[]): number[] {
    return questions.map((question) => (answer ? askAfter(answer, question).timeMs : Number.NaN));
  },
};

window.answerBench = answerBench;
