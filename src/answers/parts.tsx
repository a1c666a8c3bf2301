import type { AnswerPart, AnswerSource } from "@docs/answers/types";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { useAnswer } from "./answer-context.ts";
import { cleanText } from "./clean-text.ts";
import { CodeWords } from "./code-words.tsx";
import { loadMarkdown } from "./markdown/load-markdown.ts";
import { Program } from "./program.tsx";
import { readLinkOfModel } from "./safe-url.ts";
import { AnswerLink, SourceMarker } from "./sources.tsx";

interface PartProps {
  readonly part: AnswerPart;
  readonly sources: readonly AnswerSource[];
}

/** Separator between the cells of a row, as the index writes them. */
const CELL_SEPARATOR = " · ";

/** Renders the parts of an answer. Rows of one table that follow each other are a table again. */
export function Parts({ parts, sources }: { readonly parts: readonly AnswerPart[] } & Pick<PartProps, "sources">) {
  return groupRows(parts).map((group, index) => {
    // Parts are only ever appended, so each group keeps its place.
    const key = `part ${index}`;
    const [part] = group;
    if (group.length > 1) {
      return <Rows key={key} rows={group} sources={sources} />;
    }
    return part && <Part key={key} part={part} sources={sources} />;
  });
}

function groupRows(parts: readonly AnswerPart[]): readonly (readonly AnswerPart[])[] {
  const groups: AnswerPart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1)?.at(-1);
    const isNext =
      last !== undefined &&
      countCells(part) > 1 &&
      countCells(part) === countCells(last) &&
      sourceOf(part) === sourceOf(last);
    if (isNext) {
      groups.at(-1)?.push(part);
    } else {
      groups.push([part]);
    }
  }
  return groups;
}

function countCells(part: AnswerPart): number {
  return part.type === "quote" ? part.text.split(CELL_SEPARATOR).length : 0;
}

function sourceOf(part: AnswerPart | undefined): number {
  return part?.type === "quote" ? part.source : -1;
}

/** Renders rows of a table, the first of which is its head. All have one source, whose number is in the last of them. */
function Rows({ rows, sources }: { readonly rows: readonly AnswerPart[] } & Pick<PartProps, "sources">): ReactNode {
  const [head = [], ...others] = rows.map((row) =>
    row.type === "quote" ? cleanText(row.text).split(CELL_SEPARATOR) : [],
  );
  return (
    <table className="answer-table">
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
        {others.map((cells, row) => (
          <tr key={cells.join()}>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells keep their places
              <td key={index}>
                <CodeWords text={cell} />
                {row === others.length - 1 && index === cells.length - 1 && (
                  <SourceMarker sources={sources} index={sourceOf(rows[0])} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
          <SourceMarker sources={sources} index={part.source} />
        </p>
      );
    case "code":
      return (
        <Program
          texts={texts}
          code={part.code}
          language={part.language}
          title={part.title}
          marker={<SourceMarker sources={sources} index={part.source} />}
        />
      );
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
