import { readFileSync } from "node:fs";
import path from "node:path";
import type { LintPage } from "@docs/pages";
import { pageVariables, readPages } from "@docs/pages";
import { type Program, readSnippet } from "@docs/snippets";
import type { Corpus, CorpusPage, ProgramFile } from "./corpus.ts";

/**
 * Reads the handwritten pages of this site, with the programs that they show.
 *
 * The generated reference is left out, because the other systems would have to generate their own.
 *
 * @throws Error naming the pages that aren't MDX.
 */
export async function readOwnCorpus(): Promise<Corpus> {
  const { pages, problems } = readPages();
  if (problems.length > 0) {
    throw new Error(
      `${problems.map(({ file, line, found }) => `${file}:${line} ${found}`).join("\n")}\nRun npm test prose and mend these pages first.`,
    );
  }
  const authored = pages.filter(({ isGenerated }) => !isGenerated).map(toCorpusPage);
  return {
    name: "own",
    title: "Dagger",
    pages: authored,
    programs: readPrograms(authored),
    pictures: "static/img/diagrams",
  };
}

function toCorpusPage({ file, id, frontMatter }: LintPage): CorpusPage {
  return {
    id,
    title: frontMatter.fields.get("title")?.value ?? id,
    description: frontMatter.fields.get("description")?.value ?? "",
    body: fillIn(readFileSync(file, "utf8").replace(/^---\n.*?\n---\n/s, "")),
  };
}

/** Replaces placeholders such as `{{version}}`, which the other systems would treat as their own expressions. */
function fillIn(body: string): string {
  return Object.entries(pageVariables).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, value), body);
}

function readPrograms(pages: readonly CorpusPage[]): Map<string, readonly ProgramFile[]> {
  const names = pages.flatMap(({ body }) =>
    [...body.matchAll(/<Snippet\s[^>]*?name="([^"]+)"/g)].map(([, name = ""]) => name),
  );
  const toFile = ({ language, file, code }: Program): ProgramFile => ({
    language,
    fileName: path.basename(file),
    code,
  });
  return new Map(names.map((name) => [name, readSnippet(name).map(toFile)]));
}
