// Not wrapped: the original draws the same moon with paths twice as long, and every page contains them.
import type { Props } from "@theme/Icon/DarkMode";
import type { ReactNode } from "react";

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true" {...props}>
      <path strokeLinejoin="round" strokeWidth="2" d="M20 12.9A8 8 0 1 1 11.1 4 6.4 6.4 0 0 0 20 12.9z" />
    </svg>
  );
}
