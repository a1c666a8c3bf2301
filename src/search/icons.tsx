import type { ReactNode } from "react";
import type { HitKind } from "./provider.ts";

/** Paths on a grid of 20 by 20, drawn in the text's color. */
const PATHS = {
  copy: "M7 6.5h9v10H7zM13 6.5v-3H4v10h3",
  like: "M7 9v7.5H3.5V9zM7 9.5 10 3c1.6 0 2.2 1.2 1.9 2.6L11.4 8h4.1c1 0 1.7.9 1.5 1.9l-1 5.1c-.2.9-.9 1.5-1.8 1.5H7",
  dislike:
    "M7 11V3.5H3.5V11zM7 10.5l3 6.5c1.6 0 2.2-1.2 1.9-2.6l-.5-2.4h4.1c1 0 1.7-.9 1.5-1.9l-1-5.1c-.2-.9-.9-1.5-1.8-1.5H7",
  ask: "M3 4.5h14v9H9.5L6 16.5v-3H3zM7 8h6M7 10.5h4",
  back: "M16 10H4.5M9 5l-5 5 5 5",
  search: "M14.25 8.75a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM13 13l4 4",
  clear: "m6 6 8 8M14 6l-8 8",
  page: "M5 2.75h6.5L15 6.25v11H5zM11.25 3v3.5h3.5M7.5 10h5M7.5 13h5",
  section: "M8 4 6.5 16M13.5 4 12 16M4 8h12.5M3.5 12H16",
  symbol: "M7.5 3.5H7c-3 0 .5 6-3 6.5 3.5.5 0 6.5 3 6.5h.5M12.5 3.5h.5c3 0-.5 6 3 6.5-3.5.5 0 6.5-3 6.5h-.5",
  command: "m4 6 4 4-4 4M10 14.5h6",
  error: "M10 3 2.75 16h14.5zM10 8v4M10 14.2v.1",
  recent: "M10 5.5V10l3 2M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z",
  favorite: "m10 3.2 2.1 4.4 4.8.6-3.5 3.3.9 4.8-4.3-2.4-4.3 2.4.9-4.8L3.1 8.2l4.8-.6z",
  enter: "M15.5 5.5V9a2.5 2.5 0 0 1-2.5 2.5H5M8 8l-3.5 3.5L8 15",
  external: "M8 4.5H4.5v11h11V12M11.5 4.5h4v4M15 5l-6 6",
  offline: "M3 3l14 14M4 8.5A9 9 0 0 1 8 6.4M16 8.5a9 9 0 0 0-4-2.2M6.7 11.5a5 5 0 0 1 2.3-1.3M10 15v.1",
  nothing: "M14.25 8.75a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM13 13l4 4M6.75 6.75l4 4M10.75 6.75l-4 4",
} as const satisfies Readonly<Record<HitKind, string>> & Readonly<Record<string, string>>;

/** Renders an icon next to text that says the same. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }): ReactNode {
  return (
    <svg className={`search-icon search-icon-${name}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
