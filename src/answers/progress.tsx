import type { ReactNode } from "react";
import { countResults } from "../search/texts.ts";
import { useSearchTexts } from "../search/use-settings.ts";
import { useAnswer } from "./answer-context.ts";
import { cleanText } from "./clean-text.ts";
import { describeStep } from "./describe.ts";
import type { Turn } from "./turn.ts";

/**
 * Renders the steps that have been taken for an answer, and the current one. What a search found isn't counted if none of
 * it answers the question.
 */
export function Progress({ turn }: { readonly turn: Turn }): ReactNode {
  const { texts } = useAnswer();
  const searchTexts = useSearchTexts();
  const step = describeStep(turn, texts);
  return (
    <ul className="answer-progress">
      {turn.searches.map(
        ({ query, count }, index) =>
          count !== undefined && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same query may be searched for twice
            <li key={index}>
              {texts.searchedFor} <bdi>“{cleanText(query)}”</bdi>
              {turn.phase !== "refused" && <span className="answer-count">{countResults(count, searchTexts)}</span>}
            </li>
          ),
      )}
      {step && <li className="answer-current">{step}</li>}
    </ul>
  );
}
