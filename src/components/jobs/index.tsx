import type { PropsWithChildren, ReactNode } from "react";

/** Renders the ways into the site: each job is a card with the pages that a reader needs for it. */
export function Jobs({ children }: PropsWithChildren): ReactNode {
  return <div className="jobs">{children}</div>;
}

/** Renders one job: what it is about, and a list of links. */
export function Job({ title, children }: PropsWithChildren<{ title: string }>): ReactNode {
  return (
    <div className="job">
      <p className="job-title">{title}</p>
      {children}
    </div>
  );
}
