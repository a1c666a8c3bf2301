import { type ReactNode, useId, useState } from "react";
import { useAnswer } from "./answer-context.ts";
import { cleanText } from "./clean-text.ts";
import { splitCells } from "./code-words.tsx";
import { findFirstWords } from "./find-first-words.ts";
import { type Block, groupParts, type QuotedPart } from "./group-parts.ts";
import { Program } from "./program.tsx";
import { QuotedWords } from "./quoted-words.tsx";

interface PassageProps {
  readonly parts: readonly QuotedPart[];
}

/** Renders what's quoted from one section, in order. */
export function Passage({ parts }: PassageProps): ReactNode {
  return groupParts(parts).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever appended, so each block keeps its place
    <ShownBlock key={index} block={block} />
  ));
}

function ShownBlock({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case "list":
      return <List list={block} />;
    case "table":
      return <Rows rows={block.rows} />;
    case "piece":
      return <Piece part={block.part} />;
  }
}

/** Longest text that's shown at once of a section that only adds to an answer, in characters. */
const LONGEST_WHOLE = 240;

/** Renders what's quoted from a section that only adds to an answer: its first words until the reader asks for more. */
export function FoldedPassage({ parts }: PassageProps): ReactNode {
  const { texts } = useAnswer();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const first = findFirstWords(parts);
  const length = parts.reduce((sum, part) => sum + (part.type === "quote" ? part.text.length : LONGEST_WHOLE), 1);
  if (!first || length <= LONGEST_WHOLE) {
    return <Passage parts={parts} />;
  }
  return (
    <>
      <div id={id}>
        {isOpen ? (
          <Passage parts={parts} />
        ) : (
          <p dir="auto" className="answer-first-words">
            <QuotedWords {...first} />
          </p>
        )}
      </div>
      <button
        type="button"
        className="answer-unfold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.hidePassage : texts.showPassage}
      </button>
    </>
  );
}

function Piece({ part }: { readonly part: QuotedPart }): ReactNode {
  const { texts } = useAnswer();
  return part.type === "code" ? (
    <Program texts={texts} code={part.code} language={part.language} title={part.title} match={part.match} />
  ) : (
    <p dir="auto">
      <QuotedWords {...part} />
    </p>
  );
}

/** Renders items as the list that they're from; each has the number that it has there, and the one that answers is lit. */
function List({ list: { isNumbered, items } }: { readonly list: Extract<Block, { kind: "list" }> }): ReactNode {
  const rows = items.map(({ quote, below }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items are only ever appended
    <li key={index} dir="auto" aria-current={quote.isMatch} {...(isNumbered && { value: quote.item })}>
      <QuotedWords {...quote} />
      {below.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Piece key={at} part={part} />
      ))}
    </li>
  ));
  return isNumbered ? <ol>{rows}</ol> : <ul>{rows}</ul>;
}

/** Renders rows of a table, the first of which is its head, as the pages render a table. */
function Rows({ rows: [first, ...others] }: Pick<Extract<Block, { kind: "table" }>, "rows">): ReactNode {
  const head = first ? splitCells(first).map(({ text }) => cleanText(text)) : [];
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
          {others.map((row) => (
            <tr key={row.text} aria-current={row.isMatch}>
              {splitCells(row).map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells keep their places
                <td key={index} data-label={index > 0 ? head[index] : undefined}>
                  <QuotedWords {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
