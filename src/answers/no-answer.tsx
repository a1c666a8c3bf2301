import { useThemeConfig } from "@docusaurus/theme-common";
import { type ReactNode, useId } from "react";
import { useSearchTexts } from "../search/use-settings.ts";
import { useAnswer } from "./answer-context.ts";
import { describeFailure } from "./describe.ts";
import { SourceList } from "./sources.tsx";
import type { Turn } from "./turn.ts";

interface RetryProps {
  readonly turn: Turn;
  /** Asks again; undefined if a later turn follows this answer. */
  readonly onRetry: (() => void) | undefined;
}

/** Renders the reason for a failure and a retry button. Any part of the answer that arrived is shown above. */
export function Failure({ turn, onRetry }: RetryProps): ReactNode {
  const { texts } = useAnswer();
  return (
    <div className="answer-failure">
      <p>
        <strong>{turn.parts.length > 0 ? texts.failedPart : texts.failed}</strong>
      </p>
      <p>{describeFailure(turn.failure, texts)}</p>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}

/** Renders a note that the reader stopped the answer. */
export function Stopped({ onRetry }: Pick<RetryProps, "onRetry">): ReactNode {
  const { texts } = useAnswer();
  return (
    <div className="answer-stopped">
      <p>{texts.stopped}</p>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}

function RetryButton({ onRetry }: Pick<RetryProps, "onRetry">): ReactNode {
  const { focusBox } = useAnswer();
  const { retry } = useSearchTexts();
  if (!onRetry) {
    return null;
  }
  const onClick = () => {
    onRetry();
    focusBox();
  };
  return (
    <button type="button" className="search-retry" onClick={onClick}>
      {retry}
    </button>
  );
}

/** Renders a note that the documentation has no answer, and suggests where else to look. */
export function Refusal({ turn }: { readonly turn: Turn }): ReactNode {
  const { texts } = useAnswer();
  return (
    <>
      <p className="answer-refused">{texts.refused}</p>
      <SourceList heading={texts.nearest} sources={turn.nearest} isNumbered={false} />
      <Community />
    </>
  );
}

/** Renders the footer's links to the community. */
function Community(): ReactNode {
  const { texts } = useAnswer();
  const { footer } = useThemeConfig();
  const id = useId();
  const links = ((footer?.links ?? []) as readonly unknown[]).flatMap(toLinks);
  if (links.length === 0) {
    return null;
  }
  return (
    <section className="answer-sources" aria-labelledby={id}>
      <h3 id={id}>{texts.community}</h3>
      <ul className="answer-community">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A footer link; the framework's type doesn't say what it contains. */
interface FooterLink {
  readonly label: string;
  readonly href: string;
}

function toLinks(item: unknown): readonly FooterLink[] {
  const { items, href, label } = item as { items?: readonly unknown[]; href?: unknown; label?: unknown };
  if (items) {
    return items.flatMap(toLinks);
  }
  const isAway = typeof href === "string" && /^https?:/.test(href) && typeof label === "string";
  return isAway ? [{ href, label }] : [];
}
