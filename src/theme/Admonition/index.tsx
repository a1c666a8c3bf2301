// Not wrapped: the original is four nested elements and an icon for each note; this is one labeled aside.
import type { Props } from "@theme/Admonition";
import type { ReactNode } from "react";

const LABELS: Readonly<Record<string, string>> = {
  note: "Note",
  tip: "Tip",
  info: "Info",
  warning: "Warning",
  // The framework uses this type for its own notices on unlisted pages and drafts.
  caution: "Caution",
  danger: "Danger",
};

export default function Admonition({ type, title, children }: Props): ReactNode {
  const label = LABELS[type];
  if (!label) {
    throw new Error(`Unexpected admonition ":::${type}", expected one of: ${Object.keys(LABELS).join(", ")}.`);
  }
  return (
    <div className={`theme-admonition theme-admonition-${type}`} role="note" aria-label={title ? label : undefined}>
      <p className="admonition-title">{title ?? label}</p>
      {children}
    </div>
  );
}
