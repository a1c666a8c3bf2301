import type { ReactNode } from "react";
import type { Hit, Segment } from "./provider.ts";

interface HitTextProps {
  readonly hit: Hit;
  /** The section of the site, if nothing above the hit names it. */
  readonly section?: string | undefined;
}

/** Renders the details to choose a hit by: title, place within its page, signature of a symbol, and the words found. */
export function HitText({ hit, section }: HitTextProps): ReactNode {
  // The first heading above a hit is its page's title, which the group already shows.
  const trail = hit.trail.slice(1);
  return (
    <span className="search-hit">
      <span className="search-hit-line">
        <span className="search-hit-title">
          <Marked segments={hit.title} />
        </span>
        {trail.length > 0 && <span className="search-hit-trail">{trail.join(" › ")}</span>}
        {hit.kind === "page" && hit.label && <span className="search-hit-kind">{hit.label}</span>}
        {section && <span className="search-hit-section">{section}</span>}
      </span>
      <span className="search-hit-body">
        {hit.signature && <code className="search-hit-signature">{hit.signature}</code>}
        {hit.excerpt.length > 0 && (
          <span className="search-hit-excerpt">
            <Marked segments={hit.excerpt} />
          </span>
        )}
      </span>
    </span>
  );
}

/** Renders text with the query's matches marked. It's only ever rendered as text, even if it looks like markup. */
export function Marked({ segments }: { readonly segments: readonly Segment[] }): ReactNode {
  return segments.map(({ text, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text can only be identified by position
    match ? <mark key={index}>{text}</mark> : text,
  );
}
