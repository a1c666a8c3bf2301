// Rewritten: the previous page stays until the next one's code is there, so waiting shows nothing. Code that couldn't be
// loaded says so in the site's look instead of the framework's red.
import type Original from "@theme/Loading";
import type { ComponentProps, ReactNode } from "react";

export default function Loading({ error, retry }: ComponentProps<typeof Original>): ReactNode {
  return error ? (
    <main className="container margin-vert--lg">
      This page couldn't be loaded. Check your connection, then{" "}
      <button type="button" onClick={retry}>
        try again
      </button>
      .
    </main>
  ) : null;
}
