import { sdkLanguages } from "@docs/snippets";
import { type Corpus, type CorpusPage, toPath } from "./corpus/corpus.ts";
import type { Dialect } from "./dialects.ts";

/** What plain Markdown can't express, or what systems write in different ways: programs, code, notes, and links. */
const PARTS =
  /<Snippet name="(?<program>[^"]+)" \/>|^```(?<language>\w+)(?: title="(?<title>[^"]*)")?\n(?<code>[\s\S]*?)\n```$|^:::(?<note>[a-z]+)|(?<=\]\()(?<path>\/[^)]*)/gm;

/** Writes a page of a corpus in one system's syntax. Running text stays exactly as it is. */
export function exportPage(page: CorpusPage, corpus: Corpus, dialect: Dialect): string {
  const body = page.body.replace(PARTS, (source, ...rest) => {
    const { program, language, title, code = "", note, path } = rest.at(-1) as Readonly<Record<string, string>>;
    if (program !== undefined) {
      return dialect.writeTabs(readProgram(program, corpus), source);
    }
    if (language !== undefined) {
      return dialect.writeFence({ language: language === "shell" ? "bash" : language, code, title });
    }
    return note === undefined ? writePath(path ?? "", corpus, dialect) : `:::${dialect.notes?.[note] ?? note}`;
  });
  return `${dialect.writeHead(page)}\n${body.trim()}\n`;
}

function readProgram(name: string, { name: corpus, programs }: Corpus) {
  const files = programs.get(name);
  if (!files) {
    throw new Error(`Program "${name}" not found in the corpus ${corpus}. Correct the name in the page.`);
  }
  const labels = new Map(sdkLanguages.map(({ id, label }) => [id, label]));
  return files.map((file) => ({ ...file, label: labels.get(file.language) ?? file.language }));
}

function writePath(path: string, { pages }: Corpus, { slashed }: Dialect): string {
  const isSlashed =
    slashed === "all" || (slashed && pages.some(({ id }) => /\/index$/.test(id) && toPath(id) === path));
  return isSlashed && path !== "/" ? `${path}/` : path;
}
