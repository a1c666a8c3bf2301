import Link from "@docusaurus/Link";
import type { PropsWithChildren, ReactNode } from "react";

/** Renders a map of pages: each card is one link with the question that its page answers. */
export function Cards({ children }: PropsWithChildren): ReactNode {
  return <ul className="cards">{children}</ul>;
}

/** Renders one page of a map. */
export function Card({ href, title, children }: PropsWithChildren<{ href: string; title: string }>): ReactNode {
  return (
    <li className="card-item">
      <Link className="card-link" to={href}>
        {title}
      </Link>
      <div className="card-text">{children}</div>
    </li>
  );
}
