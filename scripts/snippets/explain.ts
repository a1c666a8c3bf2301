import type { Problem } from "@docs/pages";
import type { Finding } from "./compiler.ts";

/** Describes a compiler's finding as a problem, in the compiler's own words. */
export function explain({ message, ...place }: Finding, label: string): Problem {
  return {
    ...place,
    found: `Unexpected ${label} (${message.trim().replaceAll(/\s+/g, " ").replace(/\.$/, "")})`,
    expected: "a program that compiles",
    fix: "Correct the line.",
  };
}
