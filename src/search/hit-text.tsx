import type { ReactNode } from "react";
import type { Hit, Segment } from "./provider.ts";

interface HitTextProps {
  readonly hit: Hit;
  /** The section of the site, where nothing above the hit says it. */
  readonly section?: string | undefined;
}

/** What a reader chooses by: title, place within its page, signature of a symbol, and the words that were found. */
export function HitText({ hit, section }: HitTextProps): ReactNode {
  // The first heading above a hit is its page's, which the group says already.
  const trail = hit.trail.slice(1);
  return (
    <span className="search-hit">
      <span className="search-hit-line">
        <span className="search-hit-title">
          <Marked segments={hit.title} />
        </span>
        {trail.length > 0 && <span className="search-hit-trail">{trail.join(" › ")}</span>}
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

/** Text with what the query found marked in it. It is only ever text, whatever it looks like. */
export function Marked({ segments }: { readonly segments: readonly Segment[] }): ReactNode {
  return segments.map(({ text, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
    match ? <mark key={index}>{text}</mark> : text,
  );
}
