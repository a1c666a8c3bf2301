import type { Problem } from "@docs/pages";
import { readCodeBlocks } from "@docs/pages";
import type { PageRule } from "../rule.ts";

/** Keys that appear together at the beginning of lines only in a whole file, and the name of that file. */
const WHOLE_FILES: readonly { readonly language: string; readonly keys: readonly string[]; readonly title: string }[] =
  [
    { language: "json", keys: ["name", "engineVersion"], title: "dagger.json" },
    { language: "json", keys: ["name", "sdk"], title: "dagger.json" },
    { language: "json", keys: ["gc"], title: "engine.json" },
    { language: "json", keys: ["registries"], title: "engine.json" },
    { language: "yaml", keys: ["on", "jobs"], title: ".github/workflows/ci.yml" },
    { language: "yaml", keys: ["stages"], title: ".gitlab-ci.yml" },
    { language: "yaml", keys: ["version", "workflows"], title: ".circleci/config.yml" },
    { language: "yaml", keys: ["version", "phases"], title: "buildspec.yml" },
    { language: "yaml", keys: ["trigger", "steps"], title: "azure-pipelines.yml" },
    { language: "yaml", keys: ["engine"], title: "values.yaml" },
    { language: "toml", keys: ["project"], title: "pyproject.toml" },
  ];

/**
 * Checks that a whole file is labeled with its name: readers learn where it goes, and the checks which keys it may
 * have.
 */
export const checkSampleTitles: PageRule = (page) =>
  readCodeBlocks(page).flatMap(({ language, title, lines, line, column }): readonly Problem[] => {
    const keys = new Set(
      lines.flatMap(({ text }) => /^(?: {2}"|"|\[)?(?<key>\w+)["\]:]/.exec(text)?.groups?.key ?? []),
    );
    const whole = WHOLE_FILES.find((file) => file.language === language && file.keys.every((key) => keys.has(key)));
    const found = `Unexpected ${language} block without a title`;
    const fix = "Write the name of the file after the language; its keys are then checked.";
    return title !== undefined || whole === undefined
      ? []
      : [{ file: page.file, line, column, found, expected: `title="${whole.title}"`, fix }];
  });
