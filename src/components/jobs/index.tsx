import type { PropsWithChildren, ReactNode } from "react";

/** Renders the ways into the site: each job is a row with the pages that a reader needs for it. Links may lead to its id. */
export function Jobs({ id, children }: PropsWithChildren<{ id?: string }>): ReactNode {
  return (
    <div className="jobs" id={id}>
      {children}
    </div>
  );
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
