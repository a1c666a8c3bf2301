import type { Facts } from "@docs/facts";
import { type LintPage, type Problem, placeInCode, readSnippetUses, toPlace, walk } from "@docs/pages";
import { findCommentWords, readComments, type SnippetSource } from "@docs/snippets";
import type { Reached } from "./chains/call-function.ts";
import { checkFence } from "./check-fences.ts";
import { toFence } from "./fence.ts";
import { checkImages } from "./foreign/check-images.ts";
import { readPageNames } from "./read-page-names.ts";
import { type CodeWord, readCodeWords } from "./read-words.ts";
import { isResolution } from "./resolution.ts";
import { describeUnknown, resolveWord } from "./resolve-word.ts";
import { createSite, type Site } from "./site.ts";
import { type Around, createWordContext } from "./word-context.ts";

/** The complete input of the check. */
export interface WordsInput {
  readonly pages: readonly LintPage[];
  readonly snippets: readonly SnippetSource[];
  readonly facts: Facts;
  /** Whether unneeded entries in the list of allowed words are errors. */
  readonly checksUnused?: boolean;
}

/** Resolves every word in code font and every command, pipeline, query, and configuration on pages and in snippets. */
export function checkWords({ pages, snippets, facts, checksUnused = true }: WordsInput): readonly Problem[] {
  const site = createSite(snippets, facts);
  const problems = [
    ...pages.filter(({ isGenerated }) => !isGenerated).flatMap((page) => checkPage(page, site)),
    ...snippets.flatMap((snippet) => checkComments(snippet, site)),
    ...checkTags([...pages, ...snippets.flatMap(({ files }) => files)], facts),
  ];
  return checksUnused ? [...problems, ...site.allowed.findUnused()] : problems;
}

function checkPage(page: LintPage, site: Site): readonly Problem[] {
  const used = readSnippetUses(page).map(({ name }) => name);
  const world = site.buildWorld(used);
  const codes = [...walk(page.tree)].filter((node) => node.type === "code");
  const words = readCodeWords(page);
  const variables = new Map<string, Reached>();
  const functions = new Set<string>();
  const fenced = codes.flatMap((code) =>
    checkFence(toFence(code), { facts: site.facts, world, variables, functions }).map(({ offset, ...fault }) => ({
      file: page.file,
      ...placeInCode(code, offset),
      ...fault,
    })),
  );
  const sources = used.flatMap((name) => site.snippets.get(name)?.files ?? []);
  const names = readPageNames(codes.map(toFence), words, sources, variables, site.facts);
  return [...fenced, ...words.flatMap((word) => checkWord(word, page.file, { names, world, functions }, site))];
}

/** Checks the tags of images. They appear in sentences, blocks, and programs, so the files are read as plain text. */
function checkTags(
  files: readonly { readonly file: string; readonly source?: string; readonly code?: string }[],
  { images }: Facts,
): readonly Problem[] {
  return files.flatMap(({ file, source, code }) => {
    const text = source ?? code ?? "";
    return checkImages(text, images).map(({ offset, ...fault }) => ({ file, ...toPlace(text, offset), ...fault }));
  });
}

function checkWord(word: CodeWord, file: string, around: Around, site: Site): readonly Problem[] {
  const { allowed } = site;
  const context = createWordContext(word, around, site);
  const verdict = resolveWord(word.text, context);
  if (isResolution(verdict)) {
    allowed.noteProgram(word.text);
    return [];
  }
  if (allowed.allows(word.text)) {
    return [];
  }
  const faults = verdict ?? [
    {
      offset: 0,
      found: `Unexpected word "${word.text}" in code font`,
      expected: describeUnknown(word.text, context),
      fix: "Correct it. If it is not Dagger's, add it to data/allowed-words.json with the reason.",
    },
  ];
  return faults.map(({ offset, ...fault }) => ({ file, line: word.line, column: word.column + offset, ...fault }));
}

function checkComments({ name, files }: SnippetSource, site: Site): readonly Problem[] {
  const world = site.buildWorld([name]);
  const names = readPageNames([], [], files, new Map(), site.facts);
  return files.flatMap(({ file, code }) =>
    readComments(file, code).flatMap(({ text, offset }) =>
      findCommentWords(text).flatMap((word, _, all) => {
        const others = all.filter((other) => other !== word).map((other) => other.text);
        const place = toPlace(code, offset + word.index);
        const codeWord = { text: word.text, ...place, sentence: others, block: others };
        return checkWord(codeWord, file, { names, world, functions: new Set() }, site);
      }),
    ),
  );
}
