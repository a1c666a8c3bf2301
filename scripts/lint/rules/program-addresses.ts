import { toPlace } from "@docs/pages";
import { findUnlisted } from "../find-unlisted.ts";
import type { SiteRule } from "../rule.ts";

/** Programs of snippets name listed hosts only, as pages do. */
export const checkProgramAddresses: SiteRule = (_, { programs, addresses }) =>
  [...programs].flatMap(([file, code]) =>
    findUnlisted(code, addresses).map(({ offset, ...fault }) => ({ file, ...toPlace(code, offset), ...fault })),
  );
