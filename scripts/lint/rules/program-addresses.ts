import { findUnlisted } from "../find-unlisted.ts";
import type { SiteRule } from "../rule.ts";

/** Programs of snippets name listed hosts only, as pages do. */
export const checkProgramAddresses: SiteRule = (_, { programs, addresses }) =>
  [...programs].flatMap(([file, code]) =>
    findUnlisted(code, addresses).map(({ index, ...fault }) => {
      const before = code.slice(0, index).split("\n");
      return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, severity: "error", ...fault };
    }),
  );
