import { readTimes } from "../../../data/read-times.ts";
import { readValues } from "../../../data/read-values.ts";
import { daggerVersion } from "../../../data/version.ts";
import type { Variables } from "./fill-variables.ts";

/** The variables that pages may write as `{{name}}`: facts and measurements that change with a release, each defined in one place. */
export const pageVariables: Variables = {
  version: daggerVersion,
  ...Object.fromEntries(readValues().map(({ name, value }) => [name, value])),
  ...readTimes(),
};
