import type { AnswerEvent } from "@docs/answers/types";
import { expect, test } from "vitest";
import { type JudgedQuestion, judgeAnswer, listSections, summarise } from "./judge-answer.ts";

const built = listSections([
  {
    url: "/features/caching",
    title: "Caching",
    description: "",
    kind: "",
    keywords: [],
    sections: [
      {
        id: "volumes",
        level: 2,
        heading: "Volumes",
        trail: [],
        text: "A volume\nis a folder. It stays.",
        code: [{ language: "go", code: "a\n\tb", line: 0 }],
      },
    ],
  },
]);

const question: JudgedQuestion = {
  id: "q",
  category: "how-to",
  question: "What is a volume?",
  gold: ["/features/caching/"],
};

function answer(url: string, ...parts: Extract<AnswerEvent, { type: "part" }>["part"][]): AnswerEvent[] {
  const sources = [{ url, title: "Volumes", page: "Caching" }];
  return [
    { type: "sources", sources },
    ...parts.map((part): AnswerEvent => ({ type: "part", part })),
    { type: "done" },
  ];
}

test("words and programs of the section that they name are faithful, white space aside", () => {
  const events = answer(
    "/features/caching#volumes",
    { type: "quote", text: "A volume is a folder.", source: 0 },
    { type: "code", code: "a\n\tb", language: "go", source: 0 },
  );
  expect(judgeAnswer(question, events, built)).toMatchObject({
    parts: 2,
    faithfulParts: 2,
    links: 1,
    resolvingLinks: 1,
    isGoldFirst: true,
    isRefused: false,
  });
});

test.each([
  ["changed words", { type: "quote", text: "A volume is a directory.", source: 0 }],
  ["an empty quote", { type: "quote", text: "", source: 0 }],
  ["a cut program", { type: "code", code: "a", language: "go", source: 0 }],
  ["a source that was never told", { type: "quote", text: "It stays.", source: 3 }],
  ["words of a model", { type: "markdown", text: "It stays." }],
] as const)("%s are not faithful", (_, part) => {
  expect(judgeAnswer(question, answer("/features/caching#volumes", part), built).faithfulParts).toBe(0);
});

test("an address without its anchor, or of no page, does not resolve", () => {
  expect(judgeAnswer(question, answer("/features/caching#gone"), built).resolvingLinks).toBe(0);
  const refused: AnswerEvent[] = [{ type: "refused", nearest: [{ url: "/gone", title: "", page: "" }] }];
  expect(judgeAnswer(question, refused, built)).toMatchObject({ isRefused: true, links: 1, resolvingLinks: 0 });
});

test("shares are of all questions, those of parts and links of all parts and links", () => {
  const good = judgeAnswer(
    question,
    answer("/features/caching#volumes", { type: "quote", text: "It stays.", source: 0 }),
    built,
  );
  const bad = judgeAnswer(question, [{ type: "refused", nearest: [] }], built);
  expect(summarise([good, bad])).toEqual({
    questions: 2,
    refused: 0.5,
    faithfulness: 1,
    resolvingLinks: 1,
    goldFirst: 0.5,
    goldFirstThree: 0.5,
    accepted: 0,
  });
});

test.each([
  [
    "all facts in any spelling",
    ["with_mounted_cache", "stays"],
    "Container.withMountedCache mounts it. It stays.",
    true,
  ],
  ["one of two wordings", ["goes|stays"], "The volume stays.", true],
  ["a fact that nobody says", ["goes"], "A volume stays.", false],
  ["a fact in other words of one sentence", ["the folder stays mounted"], "Mounted volumes stay in a folder.", true],
  ["its words in two sentences", ["the folder stays mounted"], "Folders are mounted. Volumes stay.", false],
  ["its words in a sentence that denies it", ["the folder stays mounted"], "No folder stays mounted here.", false],
  ["a flag with other words between", ["--folder stays"], "Folders with -- stay.", false],
  ["a first sentence that refers to one that is missing", ["stays"], "It stays.", false],
] as const)("%s", (_, facts, text, isAccepted) => {
  const events = answer("/features/caching#volumes", { type: "quote", text, source: 0 });
  expect(judgeAnswer({ ...question, facts }, events, built)).toMatchObject({ isAccepted });
});

test("a first sentence about this function stands alone above its program only", () => {
  const quote = { type: "quote", text: "This function stays.", source: 0 } as const;
  const program = { type: "code", code: "a", language: "go", source: 0 } as const;
  const isAccepted = (...parts: Parameters<typeof answer>[1][]) =>
    judgeAnswer(question, answer("/features/caching#volumes", ...parts), built).isAccepted;
  expect([isAccepted(quote, program), isAccepted(quote, quote, program)]).toEqual([true, false]);
});

test("an answer with programs in two SDK languages is not accepted", () => {
  const program = (language: string) => ({ type: "code", code: "a", language, source: 0 }) as const;
  const isAccepted = (...languages: string[]) =>
    judgeAnswer(question, answer("/features/caching#volumes", ...languages.map(program)), built).isAccepted;
  expect([isAccepted("go", "go", "bash"), isAccepted("go", "python")]).toEqual([true, false]);
});
