import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { answerTexts } from "../../config/answer-texts.ts";
import { searchTexts } from "../../config/search-texts.ts";
import { Progress } from "./progress.tsx";
import { startTurn, type Turn } from "./turn.ts";

vi.mock("./answer-context.ts", () => ({ useAnswer: () => ({ texts: answerTexts }) }));
vi.mock("../search/use-settings.ts", () => ({ useSearchTexts: () => searchTexts }));

const searches = [{ query: "cache", count: 3 }, { query: "npm" }];

const render = (change: Partial<Turn>) =>
  renderToStaticMarkup(<Progress turn={{ ...startTurn("How?", false), searches, ...change }} />);

test("a search that has ended says what it found, and the current one what it's for", () => {
  const html = render({ phase: "searching" });
  expect(html).toContain('Searched for <bdi>“cache”</bdi><span class="answer-count">3 results</span>');
  expect(html).toContain("Searching for “npm”");
  expect(html.match(/<li/g)).toHaveLength(2);
});

test("results that don't answer the question aren't counted", () => {
  const html = render({ phase: "refused" });
  expect(html).toContain("Searched for <bdi>“cache”</bdi>");
  expect(html).not.toContain("results");
});
