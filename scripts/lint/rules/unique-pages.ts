import type { Problem } from "@docs/pages";
import type { SiteRule } from "../rule.ts";

/** Checks that no two pages of the site have the same title or the same description. */
export const checkUniquePages: SiteRule = (pages) => {
  const problems: Problem[] = [];
  for (const key of ["title", "description"]) {
    const firstFiles = new Map<string, string>();
    for (const { file, frontMatter } of pages) {
      const field = frontMatter.fields.get(key);
      const firstFile = field && firstFiles.get(field.value.toLowerCase());
      if (field && firstFile) {
        problems.push({
          file,
          line: field.line,
          column: field.column,
          found: `Unexpected ${key} "${field.value}", which ${firstFile} has too`,
          expected: `a ${key} of its own`,
          fix: "Say what only this page gives.",
        });
      } else if (field) {
        firstFiles.set(field.value.toLowerCase(), file);
      }
    }
  }
  return problems;
};
