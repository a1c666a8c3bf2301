import { expect, test } from "vitest";
import type { JudgedQuestion } from "./judge-answer.ts";
import { measureRetrieval } from "./measure-retrieval.ts";

function ask(question: string, more: Partial<JudgedQuestion> = {}): JudgedQuestion {
  return { id: question, category: "how-to", question, gold: ["/caching#volumes"], ...more };
}

const passages: Readonly<Record<string, readonly string[]>> = {
  right: ["/other", "/caching#volumes"],
  "right page": ["/caching#keys"],
  wrong: ["/other#volumes"],
};

const search = (query: string) => (passages[query] ?? []).map((url) => ({ url }));

test("counts the page and the very section among the passages, whatever their place", () => {
  const questions = [ask("right"), ask("right page"), ask("wrong"), ask("unknown")];
  expect(measureRetrieval(questions, search)).toEqual({ pages: 0.5, sections: 0.25 });
});

test("counts no section of a question that a whole page answers", () => {
  expect(measureRetrieval([ask("right page", { gold: ["/caching"] })], search)).toEqual({ pages: 1, sections: 0 });
  expect(measureRetrieval([ask("right page", { gold: ["/caching"] }), ask("right")], search).sections).toBe(1);
});

test("leaves out follow-ups, which a model rephrases", () => {
  expect(measureRetrieval([ask("right"), ask("wrong", { after: ["right"] })], search).pages).toBe(1);
});
