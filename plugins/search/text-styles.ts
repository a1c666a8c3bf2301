import path from "node:path";
import { fileURLToPath } from "node:url";

const dirname = path.dirname(fileURLToPath(import.meta.url));

/** Matches the query of `import css from "./x.css?text"`. */
const QUERY = /^\?text$/;

interface Rule {
  test?: unknown;
  resourceQuery?: unknown;
}

/**
 * Returns the bundler's rule for style sheets that are imported as text, and excludes them from its other style rules.
 *
 * The framework puts every style sheet into the one file that all pages load. The dialog's styles must not be there,
 * because most readers never open it.
 *
 * @throws Error when the bundler's configuration has no style rule to exclude them from.
 */
export function withTextStyles(config: {
  readonly module?: { readonly rules?: readonly unknown[] | undefined };
}): object {
  const rules = (config.module?.rules ?? []).filter(isStyleRule);
  if (rules.length === 0) {
    throw new Error(
      "Found no rule for .css in the bundler's configuration, expected the framework's. The framework has changed: see plugins/search/text-styles.ts.",
    );
  }
  for (const rule of rules) {
    rule.resourceQuery = { not: [QUERY] };
  }
  return {
    test: /\.css$/,
    resourceQuery: QUERY,
    type: "javascript/auto",
    use: [path.join(dirname, "text-loader.cjs")],
  };
}

function isStyleRule(rule: unknown): rule is Rule {
  const test = (rule as Rule | null)?.test;
  return test instanceof RegExp && test.test("x.css") && !test.test("x.js");
}
