/** Runs in the page: answers the questions of the bench as a reader's browser does. */
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
  /** Opens an index and tells how long that took, in milliseconds. */
  async load(indexUrl: string, textUrl: string): Promise<number> {
    const [index, text] = await Promise.all([indexUrl, textUrl].map(async (url) => (await fetch(url)).json()));
    const started = performance.now();
    answer = createAnswerer(loadIndex(index, text));
    return performance.now() - started;
  },

  /** Asks and tells how long each answer took to be there, first text and all, in milliseconds. */
  ask(questions: readonly Pick<JudgedQuestion, "question" | "after">[]): number[] {
    return questions.map((question) => (answer ? askAfter(answer, question).timeMs : Number.NaN));
  },
};

window.answerBench = answerBench;
