import type { BuiltPage } from "./built-page.ts";

/** A finished build. */
export interface BuiltSite {
  /** The folder that holds it, as problems name it. */
  readonly folder: string;
  /** Scheme and host under which the site is published. */
  readonly origin: string;
  readonly pages: readonly BuiltPage[];
  /** Every file, as a path below the folder. */
  readonly files: ReadonlySet<string>;
}
