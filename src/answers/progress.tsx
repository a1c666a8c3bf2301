import type { ReactNode } from "react";
import { countResults } from "../search/texts.ts";
import { useSearchTexts } from "../search/use-settings.ts";
import { useAnswer } from "./answer-context.ts";
import { cleanText } from "./clean-text.ts";
import { describeStep } from "./describe.ts";
import type { SearchStep, Turn } from "./turn.ts";

/** What has been done for an answer, and what is being done. */
export function Progress({ turn }: { readonly turn: Turn }): ReactNode {
  const { texts } = useAnswer();
  const step = describeStep(turn, texts);
  return (
    <ul className="answer-progress">
      {turn.searches
        .filter(({ count }) => count !== undefined)
        .map((search, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be searched for twice
          <li key={index}>
            <Searched search={search} />
          </li>
        ))}
      {step && <li className="answer-current">{step}</li>}
    </ul>
  );
}

function Searched({ search: { query, count = 0 } }: { readonly search: SearchStep }): ReactNode {
  const { texts } = useAnswer();
  return (
    <>
      {texts.searchedFor} <bdi>“{cleanText(query)}”</bdi>
      <span className="answer-count">{countResults(count, useSearchTexts())}</span>
    </>
  );
}
