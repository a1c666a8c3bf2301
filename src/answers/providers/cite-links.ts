import { createCitations } from "@docs/answers/citations";
import type { AnswerEvent, AnswerSource } from "@docs/answers/types";

/**
 * Turns the links in an answer into sources, because a hosted assistant writes links where this site uses numbers.
 * Links to other sites are reduced to their text.
 *
 * @param toPath returns the path of an address on this site
 */
export async function* citeLinks(
  events: AsyncIterable<AnswerEvent>,
  toPath: (url: string) => string | undefined,
): AsyncGenerator<AnswerEvent> {
  const sources: AnswerSource[] = [];
  const citations = createCitations({
    cite: () => undefined,
    citeUrl(address, words) {
      const url = toPath(address);
      if (url === undefined) {
        return undefined;
      }
      const known = sources.findIndex((source) => source.url === url);
      const title = words.replace(/[*_`]/g, "") || toTitle(url);
      return known === -1 ? sources.push({ url, title, page: title }) : known + 1;
    },
  });
  const told = { sources: 0, isOpen: false };

  function* tell(text: string): Generator<AnswerEvent> {
    if (sources.length > told.sources) {
      told.sources = sources.length;
      yield { type: "sources", sources: [...sources] };
    }
    if (text !== "") {
      yield told.isOpen ? { type: "delta", text } : { type: "part", part: { type: "markdown", text } };
      told.isOpen = true;
    }
  }

  for await (const event of events) {
    if (event.type === "part" && event.part.type === "markdown") {
      // Each part is separate.
      yield* tell(told.isOpen ? citations.push("\n\n") : "");
      yield* tell(citations.push(event.part.text));
    } else if (event.type === "delta") {
      yield* tell(citations.push(event.text));
    } else {
      yield* event.type === "done" ? tell(citations.end()) : [];
      told.isOpen &&= event.type !== "searching" && event.type !== "searched";
      yield event;
    }
  }
}

/** Returns a title for a page whose link had no text. */
function toTitle(url: string): string {
  const name = url.split(/[/#]/).findLast((part) => part !== "") ?? "Home";
  return name.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
}
