import type { Answerer } from "@docs/answers";
import type { AnswerEvent, Exchange } from "@docs/answers/types";
import type { JudgedQuestion } from "./judge-answer.ts";

/** Asks a question after the earlier questions of its conversation. */
export function askAfter(answer: Answerer, { question, after = [] }: Pick<JudgedQuestion, "question" | "after">) {
  const history: Exchange[] = [];
  for (const earlier of after) {
    const events = answer(earlier, { history });
    history.push({ question: earlier, sources: readSources(events), text: "" });
  }
  const started = performance.now();
  const events = answer(question, { history });
  return { events, timeMs: performance.now() - started };
}

function readSources(events: readonly AnswerEvent[]): Exchange["sources"] {
  return events.flatMap((event) => (event.type === "sources" ? event.sources : []));
}
