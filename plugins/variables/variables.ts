import { daggerVersion } from "../../data/version.ts";
import type { Variables } from "./fill-variables.ts";

/** What pages may write as `{{name}}`: facts that change with a release and stand in one place. */
export const pageVariables: Variables = { version: daggerVersion };
