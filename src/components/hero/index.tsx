import Heading from "@theme/Heading";
import type { PropsWithChildren, ReactNode } from "react";

/** Renders the opening of the home page: its first-level heading and the lead. Pages that use it set `hide_title`. */
export function Hero({ title, children }: PropsWithChildren<{ title: string }>): ReactNode {
  return (
    <header className="hero-lead">
      <Heading as="h1">{title}</Heading>
      {children}
    </header>
  );
}
