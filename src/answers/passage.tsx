import { type ReactNode, useId, useState } from "react";
import { useAnswer } from "./answer-context.ts";
import { cleanText } from "./clean-text.ts";
import { splitCells } from "./code-words.tsx";
import { type Block, groupParts, type QuotedPart } from "./group-parts.ts";
import { Program } from "./program.tsx";
import { QuotedWords } from "./quoted-words.tsx";

interface PassageProps {
  readonly parts: readonly QuotedPart[];
}

/** Renders what's quoted from one section, in order: what answers, and the rest of it once the reader asks for it. */
export function Passage({ parts }: PassageProps): ReactNode {
  const { texts } = useAnswer();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const first = parts.filter(({ isRest }) => !isRest);
  const blocks = groupParts(isOpen ? parts : first);
  return (
    <>
      <div id={id}>
        <Blocks blocks={blocks} />
      </div>
      {first.length < parts.length && (
        <button
          type="button"
          className="answer-unfold"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.hideRest : texts.showRest}
        </button>
      )}
    </>
  );
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, index) => (
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

function Piece({ part }: { readonly part: QuotedPart }): ReactNode {
  const { texts } = useAnswer();
  return part.type === "code" ? (
    <Program texts={texts} {...part} />
  ) : (
    <p dir="auto" {...(part.isLead && { className: "answer-lead" })}>
      <QuotedWords {...part} />
    </p>
  );
}

/**
 * Renders items as the list that they're from; each has the number that it has there, and the one that answers is lit. A
 * step without its neighbors is a paragraph.
 */
function List({ list: { isNumbered, items } }: { readonly list: Extract<Block, { kind: "list" }> }): ReactNode {
  const [only, ...others] = items;
  if (only && isNumbered && others.length === 0) {
    return (
      <>
        <Piece part={only.quote} />
        <Blocks blocks={only.below} />
      </>
    );
  }
  const rows = items.map(({ quote, below }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items are only ever appended
    <li key={index} dir="auto" aria-current={quote.isMatch} {...(isNumbered && { value: quote.item })}>
      <QuotedWords {...quote} />
      <Blocks blocks={below} />
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
