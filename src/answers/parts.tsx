import type { AnswerPart, AnswerSource } from "@docs/answers/types";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { useAnswer } from "./answer-context.ts";
import { cleanText } from "./clean-text.ts";
import { CodeWords } from "./code-words.tsx";
import { loadMarkdown } from "./markdown/load-markdown.ts";
import { Program } from "./program.tsx";
import { readLinkOfModel } from "./safe-url.ts";
import { AnswerLink, SourceMarker, SourceTitle } from "./sources.tsx";

interface PartProps {
  readonly part: AnswerPart;
  readonly sources: readonly AnswerSource[];
}

/** Separator between the cells of a row, as the index writes them. */
const CELL_SEPARATOR = " · ";

interface PartsProps {
  readonly parts: readonly AnswerPart[];
  readonly sources: readonly AnswerSource[];
}

/** Renders the parts of an answer; everything quoted from one section is together, below that section's title. */
export function Parts({ parts, sources }: PartsProps): ReactNode {
  return groupBy(parts, (part, last) => sourceOf(part) === sourceOf(last)).map((group, index) => {
    // Parts are only ever appended, so each group keeps its place.
    const key = `group ${index}`;
    const source = sourceOf(group[0]);
    return source === undefined ? (
      <Passage key={key} parts={group} sources={sources} />
    ) : (
      <section key={key} className="answer-passage">
        <SourceTitle sources={sources} index={source} />
        <Passage parts={group} sources={sources} />
      </section>
    );
  });
}

/** Renders parts in order. Rows of one table that follow each other are a table again. */
function Passage({ parts, sources }: PartsProps): ReactNode {
  const groups = groupBy(parts, (part, last) => countCells(part) > 1 && countCells(part) === countCells(last));
  return groups.map((group, index) => {
    const key = `part ${index}`;
    const [part] = group;
    return group.length > 1 ? (
      <Rows key={key} rows={group} />
    ) : (
      part && <Part key={key} part={part} sources={sources} />
    );
  });
}

/** Splits a list between the neighbors that don't belong together. */
function groupBy<Item>(items: readonly Item[], isNext: (item: Item, last: Item) => boolean): readonly Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last !== undefined && isNext(item, last)) {
      group.push(item);
    } else {
      groups.push([item]);
    }
  }
  return groups;
}

function countCells(part: AnswerPart): number {
  return part.type === "quote" ? part.text.split(CELL_SEPARATOR).length : 0;
}

function sourceOf(part: AnswerPart | undefined): number | undefined {
  return part?.type === "quote" || part?.type === "code" ? part.source : undefined;
}

/** Renders rows of a table, the first of which is its head, as the pages render a table. */
function Rows({ rows }: { readonly rows: readonly AnswerPart[] }): ReactNode {
  const [head = [], ...others] = rows.map((row) =>
    row.type === "quote" ? cleanText(row.text).split(CELL_SEPARATOR) : [],
  );
  return (
    <div className="table-frame">
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {others.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells keep their places
                <td key={index} data-label={head.length > 2 && index > 0 ? head[index] : undefined}>
                  <CodeWords text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Renders a part of an answer. */
function Part({ part, sources }: PartProps): ReactNode {
  const { texts } = useAnswer();
  switch (part.type) {
    case "quote":
      return (
        <p dir="auto">
          <CodeWords text={cleanText(part.text)} />
        </p>
      );
    case "code":
      return <Program texts={texts} code={part.code} language={part.language} title={part.title} />;
    case "note":
      return (
        <p dir="auto" className="answer-note">
          <CodeWords text={cleanText(part.text)} />
        </p>
      );
    case "markdown":
      return <MarkdownPart text={part.text} sources={sources} />;
  }
}

/** Renders text from a model. It's plain text until the Markdown renderer has loaded, and if it can't be loaded. */
function MarkdownPart({ text, sources }: { readonly text: string; readonly sources: readonly AnswerSource[] }) {
  const { texts, place } = useAnswer();
  // If text arrives faster than it can be rendered, the states in between are skipped.
  const shown = useDeferredValue(text);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadMarkdown>>>();
  useEffect(() => {
    loadMarkdown().then(setLoaded, () => undefined);
  }, []);
  if (!loaded) {
    return (
      <p dir="auto" className="answer-plain">
        {cleanText(shown)}
      </p>
    );
  }
  const addresses = sources.map(({ url }) => url);
  return (
    <loaded.Markdown
      text={shown}
      countSources={sources.length}
      renderMarker={(index) => <SourceMarker sources={sources} index={index} />}
      renderLink={(url, children) => {
        const target = readLinkOfModel(url, addresses, place);
        return target ? <AnswerLink target={target}>{children}</AnswerLink> : children;
      }}
      renderCode={(code, language) => <Program texts={texts} code={code} language={language} />}
    />
  );
}
