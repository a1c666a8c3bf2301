import Heading from "@theme/Heading";
import type { PropsWithChildren, ReactNode } from "react";

/**
 * Renders the opening of the home page: its first-level heading, the lead, and a last paragraph whose links are buttons.
 * Pages that use it set `hide_title`.
 */
export function Hero({ title, children }: PropsWithChildren<{ title: string }>): ReactNode {
  // Each sentence is a line of its own where both fit.
  const [first, ...others] = title.split(/(?<=\.) /);
  return (
    <header className="hero-lead">
      <Heading as="h1">
        {first} <span>{others.join(" ")}</span>
      </Heading>
      {children}
    </header>
  );
}

/** Renders a recorded trace, and what it shows, in the colors of a terminal. */
export function HeroTrace({ children }: PropsWithChildren): ReactNode {
  return <div className="hero-trace terminal">{children}</div>;
}

/** Renders what the opening promises, as one card beside it: a program, its call, and what the call does. */
export function HeroRun({ children }: PropsWithChildren): ReactNode {
  return <div className="hero-run">{children}</div>;
}

/** Renders a diagram across the page, and the text about it below. */
export function HeroCall({ children }: PropsWithChildren): ReactNode {
  return <div className="hero-call">{children}</div>;
}
