import { toPlace } from "@docs/pages";
import { findUnlisted } from "../find-unlisted.ts";
import type { SiteRule } from "../rule.ts";

/** Checks that the programs in snippets, like pages, name only listed hosts. */
export const checkProgramAddresses: SiteRule = (_, { programs, addresses }) =>
  [...programs].flatMap(([file, code]) =>
    findUnlisted(code, addresses).map(({ offset, ...fault }) => ({ file, ...toPlace(code, offset), ...fault })),
  );
