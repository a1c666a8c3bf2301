import { describe, expect, test } from "vitest";
import { parseConversation, toKept } from "./conversation.ts";
import { parseConversations, putConversation, removeConversation, toTitles } from "./conversation-list.ts";
import { startTurn, type Turn } from "./turn.ts";

const ANSWERED: Turn = {
  ...startTurn("How?", true),
  phase: "answered",
  searches: [{ query: "how", count: 2 }],
  sources: [{ url: "/a#b", title: "B", page: "A" }],
  parts: [
    { type: "quote", text: "So.", source: 0, links: [[0, 2, "/a"]], isLead: true },
    { type: "code", code: "x", language: "go", source: 0, from: 1, isRest: true },
    { type: "markdown", text: "**so**" },
  ],
  vote: "like",
};
const kept = (id: string, question = id) => ({ id, turns: [{ ...ANSWERED, question }] });

describe("a conversation", () => {
  test("is the same after it was kept and read", () => {
    const conversation = { id: "a", turns: [ANSWERED, { ...startTurn("No?", false), phase: "refused" as const }] };
    const [stored] = parseConversations(JSON.stringify([toKept(conversation)]));
    expect(stored && parseConversation(stored)).toEqual(conversation);
  });

  test("is not kept before it has an answer, and answers that failed are not", () => {
    expect(toKept({ id: "a", turns: [startTurn("How?", false)] })).toBeUndefined();
    const failed = { ...startTurn("Why?", false), phase: "failed" as const, failure: "busy" as const };
    expect(toKept({ id: "a", turns: [ANSWERED, failed] })?.turns).toEqual([ANSWERED]);
  });

  test.each([
    [null],
    ["text"],
    [{ question: 1, parts: [{ type: "quote", text: "x", source: 0 }] }],
    [{ question: "q", parts: "x" }],
    [{ question: "q", parts: [{ type: "html", text: "<b>" }, { type: "quote", text: 1 }, null] }],
  ])("leaves out the turn %j", (turn) => {
    expect(parseConversation({ id: "a", turns: [turn, ANSWERED] }).turns).toEqual([ANSWERED]);
  });

  test("links in another form are left out", () => {
    const turn = (links: unknown) => ({ question: "q", parts: [{ type: "quote", text: "So.", source: 0, links }] });
    for (const links of ["x", [[0, 2]], [[2, 0, "/a"]], [[0, 2, 5]]]) {
      expect(parseConversation({ id: "a", turns: [turn(links)] }).turns[0]?.parts).toEqual(
        turn([]).parts.map(({ links: _, ...part }) => part),
      );
    }
  });

  test("a part whose source is no number names none", () => {
    const turn = { question: "q", parts: [{ type: "quote", text: "x", source: "0" }], sources: [{ url: 1 }] };
    expect(parseConversation({ id: "a", turns: [turn] }).turns[0]).toMatchObject({
      parts: [{ type: "quote", text: "x", source: -1 }],
      sources: [],
    });
  });
});

describe("the list of conversations", () => {
  test("has the latest first, each once", () => {
    const list = ["a", "b", "a"].reduce<ReturnType<typeof parseConversations>>(
      (before, id) => putConversation(before, kept(id)),
      [],
    );
    expect(list.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(removeConversation(list, "a").map(({ id }) => id)).toEqual(["b"]);
  });

  test("is bounded in number and in size; the oldest give way", () => {
    const many = Array.from({ length: 30 }, (_, index) => kept(String(index)));
    const list = many.reduce<ReturnType<typeof parseConversations>>(putConversation, []);
    expect(list.map(({ id }) => id)).toEqual(["29", "28", "27", "26", "25", "24", "23", "22", "21", "20"]);
    const long = Array.from({ length: 9 }, (_, index) => kept(String(index), "x".repeat(60_000)));
    const short = long.reduce<ReturnType<typeof parseConversations>>(putConversation, []);
    expect(short.map(({ id }) => id)).toEqual(["8", "7", "6", "5"]);
    expect(JSON.stringify(short).length).toBeLessThan(260_000);
  });

  test.each([[null], [""], ["{"], ["{}"], ["5"], ['"x"'], ["[null, 1, {}]"], ['[{"id": 1, "turns": []}]']])(
    "reads %j as no conversation",
    (json) => {
      expect(parseConversations(json)).toEqual([]);
    },
  );

  test("names a conversation by its first question", () => {
    expect(toTitles([kept("a", `How? ${"x".repeat(500)}`)])[0]?.question).toHaveLength(200);
  });
});
