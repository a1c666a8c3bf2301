// Not wrapped: the original draws the same sun with 1 kB of paths, and every page contains them.
import type { Props } from "@theme/Icon/LightMode";
import type { ReactNode } from "react";

export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true" {...props}>
      <circle cx="12" cy="12" r="4" strokeWidth="2" />
      <path
        strokeLinecap="round"
        strokeWidth="2"
        d="M12 2v2m0 16v2M2 12h2m16 0h2M5.3 5.3l1 1m11.4 11.4 1 1m0-13.4-1 1M6.3 17.7l-1 1"
      />
    </svg>
  );
}
