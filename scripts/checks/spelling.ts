import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSnippetSources } from "@docs/snippets";
import { runPackage } from "../run-command.ts";
import { listComments } from "../spelling/list-comments.ts";
import { type Check, type CheckResult, fromCommand } from "./check.ts";
import { readWholePages } from "./texts.ts";

/** The spelling of pages, guides, and comments; `data/terms.txt` lists words that the dictionaries lack. */
export const spelling: Check = {
  name: "spelling",
  run: () => spell([]),
  // Cached by page content, and invalidated when the dictionaries or the settings change.
  runAgain: () => spell(["--cache", "--cache-strategy=content", "--cache-location=.cache/spelling"]),
};

const OPTIONS = ["lint", "--no-progress", "--show-suggestions", "--unique", "--no-color"];

async function spell(options: readonly string[]): Promise<CheckResult> {
  const results = [fromCommand(await runPackage("cspell", [...OPTIONS, ...options])), await spellComments()];
  const output = results.map((result) => result.output).join("\n");
  const repair = "\nCorrect the word, or add it to data/terms.txt if it is a term (one a line, sorted).";
  return results.every(({ isPassed }) => isPassed)
    ? { isPassed: true, output }
    : { isPassed: false, output: output + repair };
}

/** Checks the comments of fenced blocks and programs as one text, and reports where each came from. */
async function spellComments(): Promise<CheckResult> {
  const { pages } = await readWholePages();
  const comments = listComments(
    pages.filter(({ isGenerated }) => !isGenerated),
    readSnippetSources(),
  );
  const folder = await mkdtemp(path.join(tmpdir(), "comments-"));
  try {
    const file = path.join(folder, "comments.txt");
    await writeFile(file, comments.map(({ text }) => text).join("\n"));
    // Uses a separate root because the settings exclude files that Git ignores.
    const place = ["--config=cspell.json", "--no-gitignore", `--root=${folder}`, file];
    const result = fromCommand(await runPackage("cspell", [...OPTIONS, ...place]));
    const output = result.output.replaceAll(/^.*comments\.txt:(\d+):\d+/gm, (written, line) => {
      const comment = comments[Number(line) - 1];
      return comment ? `${comment.file}:${comment.line}` : written;
    });
    return { ...result, output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
