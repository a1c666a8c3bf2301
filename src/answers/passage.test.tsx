import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { answerTexts } from "../../config/answer-texts.ts";
import type { QuotedPart } from "./group-parts.ts";
import { Passage } from "./passage.tsx";

vi.mock("./answer-context.ts", () => ({ useAnswer: () => ({ texts: answerTexts }) }));
vi.mock("../search/use-follow-link.ts", () => ({ useFollowLink: () => undefined }));

type Look = Partial<Extract<QuotedPart, { readonly type: "quote" }>>;

const quote = (text: string, look: Look = {}): QuotedPart => ({ type: "quote", text, source: 0, ...look });

const render = (...parts: readonly QuotedPart[]) => renderToStaticMarkup(<Passage parts={parts} />);

test("the sentence that answers is set apart from the rest of its paragraph", () => {
  expect(render(quote("Yes, it does.", { isLead: true }), quote("Since May."))).toContain(
    '<p dir="auto" class="answer-lead">Yes, it does.</p><p dir="auto">Since May.</p>',
  );
});

test("a step without its neighbors has no number", () => {
  const [first, second] = [quote("Save it.", { item: 1 }), quote("Run it.", { item: 2 })];
  expect(render(first, second)).toMatch(/<ol><li[^>]*value="1">Save it.<.*value="2">Run it.</);
  expect(render(first, { ...second, isRest: true })).toContain('<p dir="auto">Save it.</p>');
});

test("what's only shown on request isn't shown, even if that's all", () => {
  const html = render(quote("It prints:", { isRest: true }));
  expect(html).not.toContain("It prints:");
  expect(html).toContain(answerTexts.showRest);
});
