import { escapePattern } from "@docs/pages";
import type { SearchIndex } from "@docs/search";
import type { DocsData, ToolAnswer } from "./data.ts";
import { listSections, readText } from "./pages.ts";

/** Explains pasted output: the documented message in it, its cause, and its fix. */
export type ErrorExplainer = (output: string) => ToolAnswer;

/** Pasted characters that are read; the end of an output says what failed. */
const MOST_CHARACTERS = 4000;

/** Letters that a message needs to be told from chance. */
const FEWEST_LETTERS = 8;

/** Creates the explainer from the messages that the documentation knows. */
export function createErrorExplainer({ facts, pages }: DocsData, index: SearchIndex): ErrorExplainer {
  const messages = facts.messages
    .map((message) => ({ ...message, pattern: toPattern(message.text), length: toLetters(message.text).length }))
    .filter(({ length }) => length >= FEWEST_LETTERS)
    .sort((left, right) => right.length - left.length);
  const guide = pages.find(({ url }) => url === "/reference/troubleshooting");
  const sections = guide ? listSections(guide, readText(guide, undefined)) : [];
  return (output) => {
    const text = output.slice(-MOST_CHARACTERS).replace(/\s+/g, " ");
    const found = messages.find(({ pattern }) => pattern.test(text));
    if (!found) {
      return missed(text, index);
    }
    const section = sections.find(({ heading }) => toLetters(heading) === toLetters(found.text));
    const place = section ? `\n\n${section.text}\nSource: ${guide?.url}#${section.id}` : searchFor(found.text, index);
    return { text: `Message: ${found.text}\nMeaning: ${found.summary}${place}` };
  };
}

function searchFor(message: string, index: SearchIndex): string {
  const [hit] = index.search(message, { limit: 1 }).hits;
  return hit ? `\nSee ${hit.url}` : "";
}

function missed(text: string, index: SearchIndex): ToolAnswer {
  const line = text.match(/(?:error|failed|unknown|cannot|not found)[^!]{0,160}/i)?.[0] ?? text.slice(0, 160);
  const near = index.search(line, { limit: 3 }).hits.map(({ url }) => `- ${url}`);
  const list = near.length > 0 ? ` These sections have some of its words:\n${near.join("\n")}` : "";
  return { text: `The documentation doesn't explain this message.${list}`, isError: true };
}

function toPattern(message: string): RegExp {
  const parts = message.split("…").map((part) => escapePattern(part.trim()).replace(/\s+/g, "\\s+"));
  return new RegExp(parts.filter((part) => part !== "").join(".{0,200}?"), "i");
}

function toLetters(text: string): string {
  return text.toLowerCase().replace(/[^a-z\d]/g, "");
}
