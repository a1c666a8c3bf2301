import type { ReactNode } from "react";
import type { Segment } from "./provider.ts";

/** Text with what the query found marked in it. It is only ever text, whatever it looks like. */
export function Marked({ segments }: { readonly segments: readonly Segment[] }): ReactNode {
  return segments.map(({ text, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
    match ? <mark key={index}>{text}</mark> : text,
  );
}
