import type { PlacedFault } from "@docs/pages";

/** A mistake in code, a command, or a configuration, with what's right in its place. */
export type CheckFault = Omit<PlacedFault, "fix">;
