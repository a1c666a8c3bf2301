import { readValues } from "../../../data/read-values.ts";
import { daggerVersion } from "../../../data/version.ts";
import type { Variables } from "./fill-variables.ts";

/** What pages may write as `{{name}}`: facts that change with a release, each in one place. */
export const pageVariables: Variables = {
  version: daggerVersion,
  ...Object.fromEntries(readValues().map(({ name, value }) => [name, value])),
};
