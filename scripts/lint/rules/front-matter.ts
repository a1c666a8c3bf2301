import { describeChoices, type LintPage } from "@docs/pages";
import { isKind, kinds } from "../kinds.ts";
import type { PageFault, PageRule } from "../rule.ts";

/** Length at which search engines truncate a description. */
const LONGEST_DESCRIPTION = 160;

/** Checks that every page has a title, a description of at most 160 characters, and one of the six kinds. */
export const checkFrontMatter: PageRule = (page) => [...checkLines(page), ...checkFields(page), ...checkKeys(page)];

/**
 * Keys that a page's front matter may contain, with the form of each value. Any others would silently change the site.
 */
const KEYS: Readonly<Record<string, { readonly form: RegExp; readonly expected: string }>> = {
  title: { form: /./, expected: "a title" },
  description: { form: /./, expected: "a sentence" },
  kind: { form: /./, expected: "a kind" },
  keywords: { form: /^\S/, expected: 'a list such as ["helm chart", "k8s"]' },
  minutes: { form: /^\d+$/, expected: "how long a tutorial takes, in minutes" },
  slug: { form: /^\/[\w/-]*$/, expected: "a path from the root" },
  displayed_sidebar: { form: /^\w+$/, expected: "the name of a sidebar, or null" },
  hide_title: { form: /^true$/, expected: "true, or no such line" },
  hide_table_of_contents: { form: /^true$/, expected: "true, or no such line" },
  pagination_next: { form: /^[\w./-]+$/, expected: "the id of the page to read next" },
};

/** Keys that `plugins/sdk-reference` adds. */
const GENERATED_KEYS = ["pagination_prev", "toc_max_heading_level"];

function checkKeys({ isGenerated, frontMatter: { fields } }: LintPage): PageFault[] {
  return [...fields].flatMap(([key, { value, line, column }]): PageFault[] => {
    const known = KEYS[key];
    if (known === undefined) {
      const found = `Unexpected front matter "${key}"`;
      const expected = describeChoices(key, Object.keys(KEYS));
      const fix = "Correct the key or remove the line; scripts/lint/rules/front-matter.ts lists what a page can say.";
      return isGenerated && GENERATED_KEYS.includes(key) ? [] : [{ line, found, expected, fix }];
    }
    const found = `Unexpected ${key} "${value}"`;
    return known.form.test(value) || value === ""
      ? []
      : [{ line, column, found, expected: known.expected, fix: "Correct it." }];
  });
}

function checkLines({ frontMatter }: LintPage): PageFault[] {
  return frontMatter.unreadable.map(({ line, text }) => ({
    line,
    found: `Unexpected front matter "${text.trim()}"`,
    expected: "`key: value` on one line",
    fix: "Write the value on the line of its key; put it in double quotes if it contains a colon or begins with a sign.",
  }));
}

function checkFields({ frontMatter: { fields } }: LintPage): PageFault[] {
  const faults: PageFault[] = [];
  const add = (key: string, found: string, expected: string, fix: string) => {
    const field = fields.get(key);
    faults.push({ line: field?.line, column: field?.column, found: `Unexpected ${found}`, expected, fix });
  };
  for (const key of ["title", "description", "kind"]) {
    if (!fields.get(key)?.value) {
      add(key, `front matter without ${key}`, `a line \`${key}: …\``, "Add it between the lines of three hyphens.");
    }
  }
  const description = fields.get("description")?.value ?? "";
  if (description.length > LONGEST_DESCRIPTION) {
    const found = `description of ${description.length} characters`;
    add("description", found, `at most ${LONGEST_DESCRIPTION}`, "Say what the reader gets and when, and no more.");
  }
  const kind = fields.get("kind")?.value;
  if (kind && !isKind(kind)) {
    const expected = describeChoices(kind, Object.keys(kinds));
    add("kind", `kind "${kind}"`, expected, "Choose the one moment that the page serves.");
  }
  return faults;
}
